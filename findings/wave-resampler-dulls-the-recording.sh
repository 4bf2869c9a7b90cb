#!/bin/sh
# Guess: a function that makes a copy of a recording at another sample rate, for speech recognition or a call, leaves the
#   recording as it is.
# Seen: wave-resampler returns new samples, but on the way to a lower rate it writes its low-pass filter into the samples
#   that it was given. Once a copy at 16 kHz was made, all above 8 kHz is missing in the recording at 48 kHz too: a hiss
#   of 12 kHz is 0. With the methods "point" and "linear", which use no filter, and on the way to a higher rate, the
#   recording stays as it is. The documentation does not mention it.
# Who meets it: recorders that keep a sound and send it on at a lower rate, or that make several rates of it.
# What to do: hand a copy over: `resample(samples.slice(), 48000, 16000)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent wave-resampler@1.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import waveResampler from 'wave-resampler';

const RATE = 48_000;
const VOICE = 1000;
const HISS = 12_000;

/** A tenth of a second of two tones, each with a strength of 1,000. */
function record() {
  const wave = (frequency, index) => 1000 * Math.sin((2 * Math.PI * frequency * index) / RATE);

  return Float64Array.from({ length: RATE / 10 }, (_, index) => wave(VOICE, index) + wave(HISS, index));
}

/** The strength of a tone in samples at 48 kHz, from the middle half. */
function strength(samples, frequency) {
  const from = samples.length / 4;
  const to = 3 * from;
  let re = 0;
  let im = 0;

  for (let index = from; index < to; index++) {
    const angle = (2 * Math.PI * frequency * index) / RATE;

    re += samples[index] * Math.cos(angle);
    im += samples[index] * Math.sin(angle);
  }

  return Math.round((2 * Math.hypot(re, im)) / (to - from));
}

/** Both strengths in the recording after it was resampled. */
function strengthsAfter(rate, options) {
  const recording = record();

  waveResampler.resample(recording, RATE, rate, options);

  return [strength(recording, VOICE), strength(recording, HISS)];
}

const untouched = [strength(record(), VOICE), strength(record(), HISS)];

console.log('The recording at 48 kHz, strength of voice and hiss');
console.log('before:                   ', untouched);
assert.deepEqual(untouched, [1000, 1000]);

for (const [rate, options, expected] of [
  [16_000, {}, [1000, 0]],
  [16_000, { method: 'sinc' }, [1000, 0]],
  [16_000, { method: 'linear' }, [1000, 1000]],
  [96_000, {}, [1000, 1000]],
]) {
  const strengths = strengthsAfter(rate, options);

  console.log(`after a copy at ${rate} Hz:`, strengths, options.method ?? 'cubic, the default');
  assert.deepEqual(strengths, expected);
}
JS
node probe.mjs
