#!/bin/sh
# Guess: a blurred photo is as opaque as it was, and one colour stays this colour, whatever the radius is.
# Seen: with glur, the opacity of a white picture of 255 becomes 253 if the radius is 4 or 20, 253 to 255 if it is 2, and
#   stays 255 if it is 1 or 8. The colours become darker by two, too. Three passes with a radius of 4 leave 249. A
#   face that is cut out on transparent black gets a dark edge: 77, 51, 36 for the skin tone 198, 134, 96.
# Who meets it: backgrounds blurred on a canvas and saved as PNG or WebP: the file has transparency, a page shines
#   through, and JPEG encoders put black or white behind.
# What to do: set the fourth byte of each pixel to 255 again, and cut faces out after blurring.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent glur@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { blurRGBA } from 'glur';

const size = 64;

function pictureOf(colourAt) {
  const pixels = Array.from({ length: size * size }, (_, index) => colourAt(index % size));

  return Uint8ClampedArray.from(pixels.flat());
}

/** All opacities of a picture, without repetition. */
function opacitiesOf(picture) {
  return [...new Set(picture.filter((_, index) => index % 4 === 3))].sort((one, other) => one - other);
}

function blurWhite(radius, times = 1) {
  const picture = pictureOf(() => [255, 255, 255, 255]);

  for (let time = 0; time < times; time += 1) {
    blurRGBA(picture, size, size, radius);
  }

  return opacitiesOf(picture);
}

console.log('glur 2.0.0, opacities of a white picture of 255 after a blur');

for (const [radius, expected] of [
  [1, [255]],
  [2, [253, 254, 255]],
  [4, [253]],
  [8, [255]],
  [20, [253]],
]) {
  const opacities = blurWhite(radius);

  console.log(`radius ${radius}:`, opacities);
  assert.deepEqual(opacities, expected);
}

console.log('radius 4, three times:', blurWhite(4, 3));
assert.deepEqual(blurWhite(4, 3), [249]);

const face = pictureOf((x) => (x < 32 ? [198, 134, 96, 255] : [0, 0, 0, 0]));

blurRGBA(face, size, size, 2);

const edge = [...face.slice((32 * size + 32) * 4, (32 * size + 32) * 4 + 4)];

console.log('198, 134, 96 beside a transparent pixel becomes', edge.join(', '));
assert.ok(edge[0] < 100 && edge[3] > 80);
JS
node probe.mjs
