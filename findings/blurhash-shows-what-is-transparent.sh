#!/bin/sh
# Guess: `encode` of blurhash, which takes pixels with an alpha channel, lets what is transparent count for nothing.
# Seen: the channel is never read. The same cut-out face gets three different placeholders, depending on the colour that
#   is hidden where it is transparent: dark for most tools, which write 0 there, white or red. thumbhash has the
#   same placeholder for all three, and keeps the transparency.
# Who meets it: galleries of stickers and cut-out faces: a dark box flashes up on a white page before each sticker.
# What to do: draw the picture on the colour of the page before encoding, or use thumbhash.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent blurhash@2.0.5 thumbhash@0.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { decode, encode } from 'blurhash';
import { rgbaToThumbHash } from 'thumbhash';

const size = 16;

// A column of skin in the middle; all around it is transparent.
const paint = (hidden) => Uint8ClampedArray.from(
  Array.from({ length: size * size }, (_, pixel) => {
    const inside = pixel % size >= 5 && pixel % size < 11;

    return inside ? [230, 190, 160, 255] : [...hidden, 0];
  }).flat(),
);

const hiddenColours = { black: [0, 0, 0], white: [255, 255, 255], red: [255, 0, 0] };
const corners = {};
const thumbHashes = new Set();

console.log('blurhash 2.0.5, thumbhash 0.1.1');

for (const [name, hidden] of Object.entries(hiddenColours)) {
  const picture = paint(hidden);
  const placeholder = encode(picture, size, size, 4, 3);
  corners[name] = Array.from(decode(placeholder, 8, 8).subarray(0, 4));
  thumbHashes.add(rgbaToThumbHash(size, size, picture).join(','));

  console.log(`hidden ${name}: ${placeholder}, corner ${corners[name].join(', ')}`);
}

console.log(`different thumbhashes: ${thumbHashes.size}`);
assert.ok(corners.black.slice(0, 3).every((value) => value < 150));
assert.ok(corners.white.slice(0, 3).every((value) => value > 240));
assert.ok(corners.red[1] < 130 && corners.red[0] > 240);
assert.equal(corners.black[3], 255);
assert.equal(thumbHashes.size, 1);
JS
node probe.mjs
