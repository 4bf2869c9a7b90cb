#!/bin/sh
# Guess: `greyscale()` and `composite()` in one chain give the same picture as pixels (`raw`) and as a file: a coloured
#   face is grey in both, or coloured in both.
# Seen: in a PNG or JPEG the face keeps its colours, although the result was asked for in grey, and with `raw` there is
#   one channel, which is not the brightness but the red part: red lips are white, a blue collar is black and so is a
#   green one. Done in two steps, the same colours are 127, 76 and 220.
# Who meets it: programs that put a face into a black-and-white photo and hand the pixels to a detector or a model,
#   while the file that somebody looks at seems right.
# What to do: put the pictures together first, and turn the result grey in a second call.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';

const area = (background) => sharp({ create: { width: 4, height: 4, channels: 4, background } }).png().toBuffer();
const read = async (picture) => [...(await picture.raw().toBuffer({ resolveWithObject: true })).data];

const photo = await area('#808080');

console.log('sharp', sharp.versions.sharp);

for (const [name, colour, inFile, inPixels, inTwoSteps] of [
  ['skin', 'rgb(224, 172, 105)', [224, 172, 105, 255], 224, 181],
  ['red', 'rgb(255, 0, 0)', [255, 0, 0, 255], 255, 127],
  ['green', 'rgb(0, 255, 0)', [0, 255, 0, 255], 0, 220],
  ['blue', 'rgb(0, 0, 255)', [0, 0, 255, 255], 0, 76],
]) {
  const input = await area(colour);
  const chain = () => sharp(photo).greyscale().composite([{ input }]);
  const file = (await read(sharp(await chain().png().toBuffer()))).slice(0, 4);
  const pixels = await read(chain());
  const [steps] = await read(sharp(await sharp(photo).composite([{ input }]).png().toBuffer()).greyscale());

  console.log(`${name}: in the PNG ${file}, with raw ${pixels[0]} (${pixels.length / 16} channel), in two steps ${steps}`);
  assert.deepEqual(file, inFile);
  assert.equal(pixels.length, 16);
  assert.equal(pixels[0], inPixels);
  assert.equal(steps, inTwoSteps);
}
JS
node probe.mjs
