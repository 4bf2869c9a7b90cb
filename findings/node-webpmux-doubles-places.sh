#!/bin/sh
# Guess: a frame that node-webpmux puts at x 6, y 2 is at 6, 2.
# Seen: it is at 12, 4. WebP stores half of each number, and node-webpmux writes the number as it is, which every
#   program doubles when it reads the file. At the left and upper edge nothing is wrong, and from the middle on the
#   frame is outside of the picture, so that no program opens the file. It reads the same way: a frame that is at 12, 4
#   is reported at 6, 2. The README says nothing of it and gives a range of pixels.
# Who meets it: makers of stickers and chat programs that lay a small moving part, such as a face, over a still
#   picture.
# What to do: hand over half of the place, and divide nothing when copying frames.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-webpmux@3.2.1 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync, writeFileSync } = require('node:fs');
const { Image } = require('node-webpmux');
const sharp = require('sharp');

const { version } = JSON.parse(readFileSync('node_modules/node-webpmux/package.json', 'utf8'));
const [width, height] = [20, 10];

const fill = (background, columns, rows) =>
  sharp({ create: { width: columns, height: rows, channels: 3, background } }).webp({ lossless: true }).toBuffer();

// The first place of a red pixel in the second frame, as sharp draws it.
const findRed = async (file) => {
  const pixels = await sharp(file, { page: 1 }).removeAlpha().raw().toBuffer();
  const index = Array.from({ length: width * height }, (_, pixel) => pixels[pixel * 3]).indexOf(255);

  return [index % width, Math.floor(index / width)];
};

(async () => {
  const ground = { buffer: await fill('#00f', width, height) };
  const face = { buffer: await fill('#f00', 2, 2) };

  const save = async (x, y) => {
    const frames = [await Image.generateFrame(ground), await Image.generateFrame({ ...face, x, y })];
    await Image.save('clip.webp', { frames, width, height });

    return readFileSync('clip.webp');
  };

  console.log('node-webpmux', version);

  for (const [place, seen] of [
    [[0, 0], [0, 0]],
    [[6, 2], [12, 4]],
  ]) {
    const drawn = await findRed(await save(...place));

    console.log(`placed at ${place}, drawn at ${drawn}`);
    assert.deepEqual(drawn, seen);
  }

  const file = await save(12, 4);

  console.log('placed at 12,4:', await sharp(file).metadata().catch((error) => error.message));
  await assert.rejects(sharp(file).metadata());

  writeFileSync('sharp.webp', await save(6, 2));
  const image = new Image();
  await image.load('sharp.webp');
  const [, { x, y }] = image.anim.frames;

  console.log(`a frame that is drawn at 12,4 is reported at ${x},${y}`);
  assert.deepEqual([x, y], [6, 2]);
})();
JS
node probe.cjs
