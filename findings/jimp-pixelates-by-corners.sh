#!/bin/sh
# Guess: each field of a mosaic has the average colour of the pixels that it covers.
# Seen: in Jimp 1.6.1, `pixelate(n)` gives a field the colour of its upper left pixel and the pixels that touch it, also
#   those of the fields beside it. The rest of the field does not count: with fields of 8, one that is white except for
#   its corner is black, and a ramp is half a field too dark. `pixelate(1)`, which should do nothing, blurs.
# Who meets it: faces that are hidden behind a mosaic, and previews of it: eyes and lips flicker from frame to frame or
#   disappear, as they hit a corner or do not.
# What to do: scale down with the mode for averages, and up with the nearest neighbour.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jimp@1.6.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Jimp } from 'jimp';

const size = 16;
const field = 8;

function pictureOf(greyAt) {
  const picture = new Jimp({ width: size, height: size });

  picture.scan((x, y, start) => {
    picture.bitmap.data.set([greyAt(x, y), greyAt(x, y), greyAt(x, y), 255], start);
  });

  return picture;
}

const greyOf = ({ bitmap: { data } }, x, y) => data[(y * size + x) * 4];

/** The average grey of the field whose upper left pixel is at x, y. */
function averageOf(picture, x, y) {
  let sum = 0;

  for (let index = 0; index < field * field; index += 1) {
    sum += greyOf(picture, x + (index % field), y + Math.floor(index / field));
  }

  return Math.round(sum / (field * field));
}

/** The averages of the two upper fields, and their greys in the mosaic. */
function compare(picture) {
  const mosaic = picture.clone().pixelate(field);

  return [0, field].map((x) => ({ average: averageOf(picture, x, 0), jimp: greyOf(mosaic, x + 4, 4) }));
}

/** White fields; only their corner and the pixels that touch it are black. */
const corners = pictureOf((x, y) => ((x + 1) % field < 3 && (y + 1) % field < 3 ? 0 : 255));
const ramp = pictureOf((x) => x * 16);
const ofCorners = compare(corners);
const ofRamp = compare(ramp);
const line = [0, 1, 2, 3].map((x) => greyOf(ramp.clone().pixelate(1), x, 0));

console.log('Jimp 1.6.1, white fields with a black corner', ofCorners, 'a ramp', ofRamp);
console.log('The ramp 0 16 32 48 with pixelate(1):', line.join(' '));

assert.deepEqual(ofCorners, [
  { average: 219, jimp: 0 },
  { average: 219, jimp: 0 },
]);
assert.deepEqual(ofRamp, [
  { average: 56, jimp: 4 },
  { average: 184, jimp: 128 },
]);
assert.deepEqual(line, [4, 16, 32, 48]);
JS
node probe.mjs
