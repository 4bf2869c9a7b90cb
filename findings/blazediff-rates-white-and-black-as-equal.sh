#!/bin/sh
# Guess: `hitchhikersSSIM` of @blazediff/ssim is 1 for equal pictures only, as "SSIM score (0-1, where 1 is identical)" says, and lower the more two
#   pictures differ.
# Seen: it is 1 for white and black, and 1 for a photo and its negative. A photo with a small black spot is rated worse than that. By default, it
#   tells how evenly two pictures differ, not how much: the spread of all differences, divided by their mean ("CoV pooling"). `msssim` of a
#   photo and its negative is NaN, and so is that of a photo of 8 x 8 with itself, which fails no test of `score < 0.9`.
# Who meets it: who compares pictures of pages, or a result with what it should be: a black frame instead of a white one is "identical".
# What to do: `ssim`, or `{ covPooling: false }`; for `msssim`, refuse NaN.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @blazediff/ssim@1.7.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { hitchhikersSSIM } from '@blazediff/ssim/hitchhikers-ssim';
import { msssim } from '@blazediff/ssim/msssim';
import { ssim } from '@blazediff/ssim/ssim';

console.log('@blazediff/ssim', JSON.parse(readFileSync('node_modules/@blazediff/ssim/package.json')).version);

/** Makes an opaque grey picture. */
const paint = (size, grey) => {
  const pixels = new Uint8ClampedArray(size * size * 4);

  for (let index = 0; index < size * size; index += 1) {
    const value = grey(index % size, Math.floor(index / size));

    pixels.set([value, value, value, 255], index * 4);
  }

  return pixels;
};

const photo = (x, y) => (x * 37 + y * 91 + x * y) % 256;
const isSpot = (x, y) => x < 16 && y < 16;

/** Returns what four measures make of two pictures. */
const rate = (size, first, second) => {
  const pictures = [paint(size, first), paint(size, second), undefined, size, size];
  const round = (score) => Number(score.toFixed(2));

  return {
    hitchhikers: round(hitchhikersSSIM(...pictures)),
    'hitchhikers by mean': round(hitchhikersSSIM(...pictures, { covPooling: false })),
    ssim: round(ssim(...pictures)),
    msssim: round(msssim(...pictures)),
  };
};

const rated = {
  'white and black': rate(128, () => 255, () => 0),
  'a photo and its negative': rate(128, photo, (x, y) => 255 - photo(x, y)),
  'a photo and itself with a spot': rate(128, photo, (x, y) => (isSpot(x, y) ? 0 : photo(x, y))),
  'a photo of 8 x 8 and itself': rate(8, photo, photo),
};

for (const [pair, scores] of Object.entries(rated)) {
  console.log(`${pair}:`, scores);
}

assert.equal(rated['white and black'].hitchhikers, 1);
assert.equal(rated['a photo and its negative'].hitchhikers, 1);
assert.ok(rated['a photo and itself with a spot'].hitchhikers < 0.95);

// The two measures that take the mean see what differs.
for (const pair of ['white and black', 'a photo and its negative']) {
  assert.ok(rated[pair]['hitchhikers by mean'] < 0.05);
  assert.ok(rated[pair].ssim < 0.05);
}

assert.ok(rated['a photo and itself with a spot'].ssim > 0.9);
assert.ok(Number.isNaN(rated['a photo and its negative'].msssim));
assert.ok(Number.isNaN(rated['a photo of 8 x 8 and itself'].msssim));
JS
node probe.mjs
