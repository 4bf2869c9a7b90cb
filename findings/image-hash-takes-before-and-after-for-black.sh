#!/bin/sh
# Guess: image-hash, "a wrapper around block-hash", has the hashes of blockhash: half of the bits of each band of a picture are 1, where it is
#   brighter than its median. A picture of two halves and its mirrored one are as different as possible.
# Seen: it takes the median from the wrong two of the sorted values, one further up. Two halves of a dim room, one of them brighter, have no bit of 1:
#   pictures with the bright half at the left, with it at the right, and black ones are all equal. A photo has other hashes than by
#   blockhash-core, with fewer bits that are 1.
# Who meets it: who looks for the same picture again: dim pictures of "before and after" and split screens are all the same, and hashes that
#   were saved by one of the two libraries are not found by the other one.
# What to do: blockhash-core, or imghash, which uses it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent image-hash@7.0.1 blockhash-core@0.1.0 pngjs@7.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { bmvbhash } from 'blockhash-core';
import { imageHash } from 'image-hash';
import { PNG } from 'pngjs';

for (const name of ['image-hash', 'blockhash-core']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const SIZE = 64;
const BITS = 8;

/** Makes an opaque grey picture. */
const paint = (grey) => {
  const picture = new PNG({ width: SIZE, height: SIZE });

  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const value = grey(index % SIZE, Math.floor(index / SIZE));

    picture.data.set([value, value, value, 255], index * 4);
  }

  return picture;
};

const hashFile = promisify(imageHash);

/** The hash by image-hash, and that by blockhash-core of the same pixels. */
const hash = async (picture) => [await hashFile({ data: PNG.sync.write(picture) }, BITS, true), bmvbhash(picture, BITS)];

const countOnes = (hex) => [...hex].reduce((sum, digit) => sum + Number.parseInt(digit, 16).toString(2).replaceAll('0', '').length, 0);

for (const [title, grey, expected] of [
  ['black', () => 0, ['0000000000000000', '0000000000000000']],
  ['120 at the left, 40 at the right', (x) => (x < SIZE / 2 ? 120 : 40), ['0000000000000000', 'f0f0f0f0f0f0f0f0']],
  ['40 at the left, 120 at the right', (x) => (x < SIZE / 2 ? 40 : 120), ['0000000000000000', '0f0f0f0f0f0f0f0f']],
]) {
  const seen = await hash(paint(grey));

  console.log(`${title}: image-hash ${seen[0]}, blockhash-core ${seen[1]}`);
  assert.deepEqual(seen, expected);
}

const photo = await hash(paint((x, y) => 128 + 60 * Math.sin(x / 7) + 50 * Math.cos(y / 9)));
console.log(`waves, as in a photo: image-hash ${photo[0]}, ${countOnes(photo[0])} ones, blockhash-core ${photo[1]}, ${countOnes(photo[1])} ones`);
assert.ok(countOnes(photo[0]) < 32);
assert.equal(countOnes(photo[1]), 32);
JS
node probe.mjs
