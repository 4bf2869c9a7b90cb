#!/bin/sh
# Guess: `setTransparent(0x00ff00)` makes the pixels transparent that have this green, and none if there are none.
# Seen: the colour that is nearest to it becomes transparent, however far it is. A picture of dark hair and light skin
#   has no green at all, and gets a hole instead of the hair. With the other algorithm, "octree", it is the first colour
#   of the palette whatever is set, also for white. "#00ff00" as text is read as black, without an error.
# Who meets it: makers of stickers from a swapped face on a green background: a frame that is filled by the face loses
#   part of it.
# What to do: set the transparent colour only for frames that contain it, or use an encoder that takes an alpha channel.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gif-encoder-2@1.0.5 omggif@1.0.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const GIFEncoder = require('gif-encoder-2');
const { GifReader } = require('omggif');

const size = 16;
const hair = [40, 25, 20, 255];
const skin = [230, 190, 160, 255];
const half = (size * size) / 2;
const picture = Uint8Array.from(
  Array.from({ length: size * size }, (_, pixel) => (pixel < half ? hair : skin)).flat(),
);

// How opaque the hair and the skin are.
const encode = (algorithm, transparent) => {
  const encoder = new GIFEncoder(size, size, algorithm);

  encoder.start();

  if (transparent !== undefined) {
    encoder.setTransparent(transparent);
  }

  encoder.addFrame(picture);
  encoder.finish();

  const pixels = new Uint8Array(picture.length);
  new GifReader(encoder.out.getData()).decodeAndBlitFrameRGBA(0, pixels);

  return [pixels[3], pixels[pixels.length - 1]];
};

const seen = [
  ['neuquant', undefined, [255, 255]],
  ['neuquant', 0x00ff00, [0, 255]],
  ['neuquant', 0xffffff, [255, 0]],
  ['neuquant', '#ffffff', [0, 255]],
  ['octree', undefined, [255, 255]],
  ['octree', 0xffffff, [0, 255]],
];

console.log('gif-encoder-2 1.0.5; alpha of hair and skin:');

for (const [algorithm, colour, expected] of seen) {
  const found = encode(algorithm, colour);

  console.log(`${algorithm}, transparent ${colour} -> ${found.join(', ')}`);
  assert.deepEqual(found, expected);
}
JS
node probe.cjs
