#!/bin/sh
# Guess: a filter leaves a picture of one colour as it is, up to its edge.
# Seen: sharpening, blurring with a box, noise reduction and even `identity`, which changes nothing, make the
#   outermost pixels transparent and black. A JPEG file has a black line around it, a PNG file shows what is below.
#   `gaussian_blur` keeps the edge.
# Who meets it: those who sharpen pictures piece by piece, or lay a sharpened sticker on a photo.
# What to do: add a margin before, and cut it off afterwards.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @silvia-odwyer/photon-node@0.3.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const photon = require('@silvia-odwyer/photon-node');

console.log('@silvia-odwyer/photon-node 0.3.4');

const pixel = [198, 134, 96, 255];

for (const [filter, edge] of [
  ['identity', '0,0,0,0'],
  ['sharpen', '0,0,0,0'],
  ['box_blur', '0,0,0,0'],
  ['noise_reduction', '0,0,0,0'],
  ['gaussian_blur', '198,134,96,255'],
]) {
  const image = new photon.PhotonImage(Uint8Array.from(Array(36).fill(pixel).flat()), 6, 6);

  photon[filter](image, 1);

  const pixels = image.get_raw_pixels();
  const at = (x, y) => pixels.slice((y * 6 + x) * 4, (y * 6 + x) * 4 + 4).join();

  console.log(`${filter}: ${at(0, 0)} at the corner, ${at(2, 0)} at the edge, ${at(2, 2)} inside`);
  assert.deepEqual([at(0, 0), at(2, 0), at(5, 3), at(2, 2)], [edge, edge, edge, '198,134,96,255']);
}
JS
node probe.cjs
