#!/bin/sh
# Guess: a photo compared with itself has the structural similarity 1, whatever its size is.
# Seen: image-ssim compares windows of 8 pixels, and what is left at the right and at the bottom with a smaller one. If
#   both sides are one pixel longer than a multiple of 8, the last window is a single pixel. Its variance is 0 / 0, and
#   that makes the whole result NaN: for 641 x 481, and not for 640 x 480, 641 x 480 or 642 x 482. ssim.js rates 1.
# Who meets it: comparisons of frames before and after a change; a face is often cut out to an odd size such as
#   257 x 257. `ssim > 0.95` is false for equal photos, and an average over all frames is NaN because of one of them.
# What to do: ssim.js, or cut both photos to a multiple of 8 first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent image-ssim@0.2.0 ssim.js@3.5.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import imageSsim from 'image-ssim';
import { ssim } from 'ssim.js';

const photo = (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4);

  for (let index = 0; index < width * height; index++) {
    data.set([(index * 7) % 256, (index * 13) % 256, (index * 29) % 256, 255], index * 4);
  }
  return { data, width, height, channels: 4 };
};
const sizes = [
  [640, 480],
  [641, 480],
  [641, 481],
  [642, 482],
  [257, 257],
];
const results = sizes.map(([width, height]) => {
  const { ssim: byImageSsim } = imageSsim.compare(photo(width, height), photo(width, height));
  const { mssim: bySsimJs } = ssim(photo(width, height), photo(width, height));

  console.log(`${width} x ${height} with itself: image-ssim 0.2.0`, byImageSsim, '/ ssim.js 3.5.0', bySsimJs);
  assert.ok(Math.abs(bySsimJs - 1) < 1e-9);
  return byImageSsim;
});

assert.deepEqual(
  results.map((result) => (Number.isNaN(result) ? NaN : Math.round(result * 1e9) / 1e9)),
  [1, 1, NaN, 1, NaN],
);
JS
node probe.mjs
