#!/bin/sh
# Guess: `rotate` of Jimp turns a picture around its middle: what is in the middle stays there, and with an angle of
#   nearly nothing, all pixels stay.
# Seen: unless the angle is a multiple of 90 degrees, the picture is moved by one pixel to the upper left as well. At 0.01
#   degrees, the first row and column are gone, and the last ones are empty. Turned by 30 degrees and back, a face is 1.3
#   pixels off to the left and 2.3 to the top. sharp and image-js keep the middle within 0.4 pixels.
# Who meets it: those who set a tilted face upright and paste it back with the opposite angle (a seam at the eyes), or
#   make frames of a turning sticker: it jumps at 0, 90, 180 and 270 degrees.
# What to do: turn with sharp or image-js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jimp@1.6.1 sharp@0.35.5 image-js@1.7.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Image } from 'image-js';
import { Jimp } from 'jimp';
import sharp from 'sharp';

const size = 100;
const middle = (size - 1) / 2;

/** A soft white spot on black, in the middle of the picture. */
const spot = Buffer.from(
  Array.from({ length: size * size }, (_, index) => {
    const distance = Math.hypot((index % size) - middle, Math.floor(index / size) - middle);

    return 255 * Math.exp(-(distance ** 2) / 200);
  }),
);

/** Returns how far the centre of the light is from the middle, to the right and to the bottom. */
function offset(width, height, read) {
  let [light, x, y] = [0, 0, 0];

  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const value = read(column, row);

      light += value;
      x += value * (column - (width - 1) / 2);
      y += value * (row - (height - 1) / 2);
    }
  }

  return [x / light, y / light].map((distance) => Number(distance.toFixed(1)) + 0);
}

const colours = [...spot].flatMap((value) => [value, value, value, 255]);
const forJimp = () => new Jimp({ width: size, height: size, data: Buffer.from(colours) });
const ofJimp = ({ bitmap: { width, height, data } }) => offset(width, height, (x, y) => data[(y * width + x) * 4]);

for (const [degrees, grown, kept] of [
  [0, [0, 0], [0, 0]],
  [0.01, [-1, -1], [-1, -1]],
  [10, [-1.1, -0.9], [-1.1, -0.9]],
  [30, [-1.2, -0.7], [-1.2, -0.7]],
  [90, [0, 0], [0, 0]],
]) {
  const byJimp = ofJimp(forJimp().rotate(degrees));
  const sameSize = ofJimp(forJimp().rotate({ deg: degrees, mode: false }));

  const raw = { width: size, height: size, channels: 1 };
  const { data, info } = await sharp(spot, { raw }).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  const bySharp = offset(info.width, info.height, (x, y) => data[(y * info.width + x) * info.channels]);

  const turned = new Image(size, size, { data: Uint8Array.from(spot), colorModel: 'GREY' }).transformRotate(degrees);
  const byImageJs = offset(turned.width, turned.height, (x, y) => turned.getValue(x, y, 0));

  console.log(`${degrees} degrees:`, { byJimp, sameSize, bySharp, byImageJs });
  assert.deepEqual(byJimp, grown);
  assert.deepEqual(sameSize, kept);
  assert.ok([...bySharp, ...byImageJs].every((distance) => Math.abs(distance) <= 0.4));
}

const back = ofJimp(forJimp().rotate({ deg: 30, mode: false }).rotate({ deg: -30, mode: false }));

console.log('by Jimp, 30 degrees and back:', back);
assert.deepEqual(back, [-1.3, -2.3]);

const numbered = new Jimp({ width: 4, height: 1 });

[10, 20, 30, 40].forEach((grey, x) => numbered.setPixelColor(grey * 0x1000000 + 255, x, 0));

const square = new Jimp({ width: 4, height: 4 });

for (let y = 0; y < 4; y += 1) {
  square.composite(numbered, 0, y);
}

const moved = square.clone().rotate({ deg: 0.01, mode: false });
const row = ({ bitmap }, y) => [0, 1, 2, 3].map((x) => bitmap.data[(y * 4 + x) * 4]);

console.log('a row of', row(square, 1).join(' '), 'at 0.01 degrees:', row(moved, 1).join(' '));
console.log('the last row:', row(moved, 3).join(' '));
assert.deepEqual(row(moved, 1), [20, 30, 40, 0]);
assert.deepEqual(row(moved, 3), [0, 0, 0, 0]);
JS
node probe.mjs
