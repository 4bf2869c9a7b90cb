#!/bin/sh
# Guess: the structural similarity of a photo and itself is 1, and so is their correlation. The dissimilarity is 0.
# Seen: magick-wasm returns 0 for `StructuralSimilarity` and for `NormalizedCrossCorrelation` of equal photos, and 0.33
#   and 0.49 for a photo and noise: similarity is dissimilarity, to the last digit. `PeakSignalToNoiseRatio` is the
#   opposite of both: 1 for equal photos, instead of infinite decibels, and 0.08 for noise. ImageMagick 6 has a
#   correlation of 0.82 for two equal pictures, if one of three colours is missing in them.
# Reference: ssim.js, and the definition by Wang et al. (2004): 1 if and only if both are equal.
# Who meets it: those who look whether a photo was damaged by a conversion: a test for more than 0.95 refuses what is
#   equal, and a test for less than 0.6 finds noise alike.
# What to do: for these metrics, write down what equal photos give, and compare with that.
set -eu

if ! dpkg-query -W -f '${Version}' imagemagick > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package imagemagick' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends imagemagick > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @imagemagick/magick-wasm@0.0.43 ssim.js@3.5.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ErrorMetric, ImageMagick, initializeImageMagick } from '@imagemagick/magick-wasm';
import ssimModule from 'ssim.js';

await initializeImageMagick(readFileSync('node_modules/@imagemagick/magick-wasm/dist/x86/magick.wasm'));

const ssim = ssimModule.default ?? ssimModule;
const WIDTH = 64;
const HEIGHT = 48;

/** Pixels without green, and the file of them. */
function draw(file, colourAt) {
  const places = Array.from({ length: WIDTH * HEIGHT }, (_, index) => index);
  const pixels = places.map(index => colourAt(index % WIDTH, Math.floor(index / WIDTH)));

  writeFileSync(file, Buffer.concat([Buffer.from(`P6 ${WIDTH} ${HEIGHT} 255\n`), Buffer.from(pixels.flat())]));
  return {
    file,
    data: Uint8ClampedArray.from(pixels.flatMap(pixel => [...pixel, 255])),
    width: WIDTH,
    height: HEIGHT,
  };
}

// A generator of numbers without a pattern, which are the same in each run.
let seed = 1;
const next = () => {
  seed = (seed * 16807) % 2147483647;
  return seed % 256;
};

const photo = draw('photo.ppm', (x, y) => [x * 4, 0, y * 5]);
const noise = draw('noise.ppm', () => [next(), 0, next()]);

function compareByWasm(first, second, metric) {
  let result;

  ImageMagick.read(readFileSync(first.file), one => {
    ImageMagick.read(readFileSync(second.file), other => {
      result = one.compare(other, ErrorMetric[metric]);
    });
  });
  return result;
}

const metrics = [
  'StructuralSimilarity',
  'StructuralDissimilarity',
  'NormalizedCrossCorrelation',
  'PeakSignalToNoiseRatio',
];
const equal = metrics.map(metric => compareByWasm(photo, photo, metric));
const other = metrics.map(metric => compareByWasm(photo, noise, metric));

metrics.forEach((metric, index) => {
  console.log('magick-wasm 0.0.43', metric, 'equal:', equal[index], 'noise:', other[index].toFixed(3));
});

const bySsim = [photo, noise].map(second => ssim(photo, second).mssim);
const { stderr } = spawnSync('compare', ['-metric', 'NCC', 'photo.ppm', 'photo.ppm', 'null:'], { encoding: 'utf8' });
const byCompare = Number(stderr);

console.log('ssim.js 3.5.0 equal:', bySsim[0], 'noise:', bySsim[1].toFixed(3));
console.log('ImageMagick 6, normalized cross correlation, equal:', byCompare);

assert.deepEqual(equal, [0, 0, 0, 1]);
assert.equal(other[0], other[1]);
assert.ok(other[0] > 0.3 && other[2] > 0.4);
assert.ok(other[3] < 0.1);
assert.equal(bySsim[0], 1);
assert.ok(bySsim[1] < 0.1);
assert.ok(Math.abs(byCompare - Math.sqrt(2 / 3)) < 0.001);
JS
node probe.mjs
