#!/bin/sh
# Guess: the slope of a spectrum is negative for a dull sound and positive for a bright one, and a kurtosis, which says
#   how peaked it is, is never below 1.
# Seen: Meyda's `spectralSlope` is positive for a low tone and negative for a high one: below the fraction, a factor is
#   missing (`sum of squares - square of sum` instead of `count * sum of squares - square of sum`), which turns the sign
#   round. `spectralKurtosis` is -1,176 for a tone of 440 Hz and -4,490,237,557 for one of 15 kHz, instead of 2,657 and
#   881: `6 * mean * m2` should be `6 * mean * mean * m2`. Centroid, spread and skewness are right.
# Who meets it: programs that tell vowels, voices or noise apart with these numbers, and those who compare them with
#   other libraries.
# What to do: compute both from `amplitudeSpectrum`, as below.
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

const tone = (frequency) =>
  Float32Array.from({ length: 512 }, (_, sample) => 0.5 * Math.sin((2 * Math.PI * frequency * sample) / 44_100));

/** Slope of the line of least squares through the spectrum, divided by the sum of the spectrum. */
function slopeOf(spectrum) {
  const frequencies = spectrum.map((_, bin) => (bin * 44_100) / 512);
  const meanFrequency = average(frequencies);
  const meanStrength = average(spectrum);
  const products = spectrum.map((strength, bin) => (frequencies[bin] - meanFrequency) * (strength - meanStrength));
  const squares = frequencies.map((frequency) => (frequency - meanFrequency) ** 2);

  return sum(products) / sum(squares) / sum(spectrum);
}

/** Moments around the mean, by their definition. */
function momentsOf(spectrum) {
  const total = sum(spectrum);
  const mean = sum(spectrum.map((strength, bin) => bin * strength)) / total;
  const moment = (power) => sum(spectrum.map((strength, bin) => strength * (bin - mean) ** power)) / total;

  return { mean, skewness: moment(3) / moment(2) ** 1.5, kurtosis: moment(4) / moment(2) ** 2 };
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const average = (numbers) => sum(numbers) / numbers.length;

for (const frequency of [440, 15_000]) {
  const found = Meyda.extract(
    ['amplitudeSpectrum', 'spectralSlope', 'spectralCentroid', 'spectralSkewness', 'spectralKurtosis'],
    tone(frequency),
  );
  const spectrum = Array.from(found.amplitudeSpectrum);
  const expected = momentsOf(spectrum);

  console.log(`${frequency} Hz: Meyda's slope`, found.spectralSlope, 'by definition', slopeOf(spectrum));
  console.log(`${frequency} Hz: Meyda's kurtosis`, found.spectralKurtosis, 'by definition', expected.kurtosis);
  assert.equal(Math.sign(found.spectralSlope), frequency === 440 ? 1 : -1);
  assert.equal(Math.sign(slopeOf(spectrum)), frequency === 440 ? -1 : 1);
  assert.ok(found.spectralKurtosis < -1_000);
  assert.ok(expected.kurtosis > 800);
  assert.ok(Math.abs(found.spectralCentroid - expected.mean) < 1e-6);
  assert.ok(Math.abs(found.spectralSkewness - expected.skewness) < 1e-3);
}
JS
node probe.mjs
