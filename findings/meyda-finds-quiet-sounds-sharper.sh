#!/bin/sh
# Guess: `perceptualSharpness` says how much of the loudness is in high bands, so that a high tone is sharper than a low
#   one, and a sound that is turned down keeps its value.
# Seen: from the 16th band on, Meyda adds a weight without the loudness of the band. So the upper bands count in full,
#   whether or not there is anything in them, and then the sum is divided by the whole loudness: the quieter, the
#   sharper. A tone of 200 Hz has 0.53 at full strength and 0.75 at a hundredth of it, which is more than 8,000 Hz at
#   full strength (0.51). 2,000 Hz is sharper than 8,000 Hz at each level, and silence is infinitely sharp.
# Who meets it: programs that tell s and sh from vowels for lip sync, or measure voices, with this number.
# What to do: compute it from `loudness.specific`, with the loudness of the band in each term, as below (g(z) is 1 up to
#   the 15th band, and grows above it).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent meyda@5.6.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Meyda from 'meyda';

Meyda.bufferSize = 512;
Meyda.sampleRate = 44_100;

const tone = (frequency, strength) =>
  Float32Array.from({ length: 512 }, (_, sample) => strength * Math.sin((2 * Math.PI * frequency * sample) / 44_100));

/** Sharpness as Peeters defines it (2004): the centre of gravity of the loudness, with a weight for high bands. */
function sharpnessOf({ specific, total }) {
  const terms = Array.from(specific, (loudness, index) => {
    const band = index + 1;
    const weight = band < 15 ? 1 : 0.066 * Math.exp(0.171 * band);

    return band * weight * loudness;
  });

  return (0.11 * terms.reduce((sum, term) => sum + term, 0)) / total;
}

const found = {};
const expected = {};

console.log('Hz\tstrength\tMeyda\tby definition');

for (const frequency of [200, 2_000, 8_000]) {
  for (const strength of [1, 0.01]) {
    const features = Meyda.extract(['perceptualSharpness', 'loudness'], tone(frequency, strength));
    const key = `${frequency} Hz at ${strength}`;

    found[key] = features.perceptualSharpness;
    expected[key] = sharpnessOf(features.loudness);
    console.log([frequency, strength, found[key].toFixed(2), expected[key].toFixed(2)].join('\t'));
  }
}

assert.ok(found['200 Hz at 0.01'] > found['8000 Hz at 1'] * 1.3);
assert.ok(found['2000 Hz at 1'] > found['8000 Hz at 1']);
assert.ok(found['2000 Hz at 0.01'] > found['8000 Hz at 0.01']);
assert.equal(Meyda.extract('perceptualSharpness', new Float32Array(512)), Infinity);

for (const frequency of [200, 2_000, 8_000]) {
  assert.ok(Math.abs(expected[`${frequency} Hz at 1`] - expected[`${frequency} Hz at 0.01`]) < 0.01);
}

assert.ok(expected['200 Hz at 1'] < expected['2000 Hz at 1']);
assert.ok(expected['2000 Hz at 1'] < expected['8000 Hz at 1']);
JS
node probe.mjs
