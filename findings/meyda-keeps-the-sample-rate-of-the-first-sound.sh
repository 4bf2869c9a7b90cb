#!/bin/sh
# Guess: `Meyda.sampleRate` and `Meyda.bufferSize` are set before `Meyda.extract`, and count from then on.
# Seen: the tables for `mfcc`, `melBands` and `chroma` are made once, at the first call, for the rate and size of then.
#   A tone of 440 Hz at 16,000 samples per second is an A in a new program; after one sound at 44,100, it is a D sharp,
#   and its mel bands are those of a tone of 1,213 Hz. When the buffer grows from 512 to 2,048, `mfcc` is a list of NaN.
#   `spectralRolloff` and others follow at once. The code means to make the mel table again, but compares the size of
#   another table, which it has just renewed.
# Who meets it: programs that measure several sounds, say a video at 44,100 or 48,000 and a microphone at 16,000.
# What to do: `delete Meyda.melFilterBank; delete Meyda.chromaFilterBank; delete Meyda.barkScale;` after each change.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent meyda@5.6.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Meyda from 'meyda';

const notes = ['C', 'C sharp', 'D', 'D sharp', 'E', 'F', 'F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'];

const tone = (frequency, sampleRate, length) =>
  Float32Array.from({ length }, (_, sample) => 0.5 * Math.sin((2 * Math.PI * frequency * sample) / sampleRate));

/** Features of a tone of 440 Hz, an A. */
function hear(sampleRate, bufferSize) {
  Object.assign(Meyda, { sampleRate, bufferSize });

  const { chroma, melBands, mfcc, spectralRolloff } = Meyda.extract(
    ['chroma', 'melBands', 'mfcc', 'spectralRolloff'],
    tone(440, sampleRate, bufferSize),
  );

  return { note: notes[chroma.indexOf(1)], melBands, mfcc, spectralRolloff };
}

function forget() {
  delete Meyda.melFilterBank;
  delete Meyda.chromaFilterBank;
  delete Meyda.barkScale;
}

const first = hear(16_000, 512);

forget();
hear(44_100, 512);

const second = hear(16_000, 512);
const larger = hear(44_100, 2_048);

forget();

const afterwards = hear(44_100, 2_048);

console.log('16,000 samples per second, in a new program:      ', first.note, first.melBands.slice(0, 8));
console.log('16,000 samples per second, after one sound at 44.1:', second.note, second.melBands.slice(0, 8));
console.log('44,100, 2,048 samples, after 512:', larger.note, larger.mfcc.slice(0, 3));
console.log('44,100, 2,048 samples, made anew:', afterwards.note, afterwards.mfcc.slice(0, 3));

assert.equal(first.note, 'A');
assert.equal(second.note, 'D sharp');
assert.notDeepEqual(second.melBands, first.melBands);
assert.equal(second.spectralRolloff, first.spectralRolloff);
assert.ok(larger.mfcc.every(Number.isNaN));
assert.equal(afterwards.note, 'A');
assert.ok(afterwards.mfcc.every(Number.isFinite));
JS
node probe.mjs
