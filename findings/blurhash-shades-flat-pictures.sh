#!/bin/sh
# Guess: the placeholder of a picture of one colour, by blurhash, is this colour from edge to edge, whatever the size from which it was made. A copy of
#   32 pixels is usual, as that is fast, and nothing finer is kept anyway.
# Seen: the smaller the copy, the more it is shaded, from lighter at the upper left to darker at the lower right: skin of 198, 134, 96 in 32 x 32 pixels
#   with 4 x 4 parts goes from 220, 150, 107 to 175, 117, 85, in 16 x 16 from 240 to 148, and in 8 x 8 with 9 x 9 parts from 255, 236, 162 to
#   black. The waves are taken at the corners of pixels instead of their middles, so that they do not cancel each other out.
#   thumbhash is flat.
# Who meets it: sites with placeholders of portraits and screens: a white wall has a light from the upper left, which goes when the photo
#   is there.
# What to do: a copy of 128 pixels or more (from 202 to 194), or thumbhash.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent blurhash@2.0.5 fast-blurhash@1.2.0 thumbhash@0.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decode, encode } from 'blurhash';
import { decodeBlurHash } from 'fast-blurhash';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';

for (const name of ['blurhash', 'fast-blurhash', 'thumbhash']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const SKIN = [198, 134, 96, 255];
const fill = (size) => Uint8ClampedArray.from({ length: size * size * 4 }, (_, index) => SKIN[index % 4]);

/** Returns the colours at the upper left and at the lower right. */
const ends = (pixels) => [pixels.slice(0, 3), pixels.slice(-4, -1)].map((colour) => [...colour].join(', '));

for (const [size, parts, first, last] of [
  [32, 1, '198, 134, 96', '198, 134, 96'],
  [8, 9, '255, 236, 162', '0, 0, 0'],
  [16, 4, '240, 164, 117', '148, 96, 72'],
  [32, 4, '220, 150, 107', '175, 117, 85'],
  [128, 4, '202, 138, 99', '194, 130, 93'],
]) {
  const hash = encode(fill(size), size, size, parts, parts);
  const seen = ends(decode(hash, 32, 32));

  console.log(`${size} x ${size}, ${parts} x ${parts} parts: from ${seen.join(' to ')}`);
  assert.deepEqual(seen, [first, last]);

  // A second decoder agrees within 2.
  const other = decodeBlurHash(hash, 32, 32);
  assert.ok(decode(hash, 32, 32).every((value, index) => Math.abs(value - other[index]) <= 2));
}

const thumb = ends(thumbHashToRGBA(rgbaToThumbHash(32, 32, new Uint8Array(fill(32)))).rgba);
console.log(`thumbhash: from ${thumb.join(' to ')}`);
assert.equal(thumb[0], thumb[1]);
JS
node probe.mjs
