#!/bin/sh
# Guess: a picture that keeps its size is not changed by resizing, and one that is only made less high keeps its columns.
# Seen: at both edges, columns change. Of columns of 0, 25, 50 … 200, 225, `lanczos2` makes 25, 25, 50 … 200, 200, and
#   `lanczos` 0, 8, 50 … 217, 225. A white line at the left edge moves by one pixel and loses a third or a half of its
#   light. A piece of 4 x 4 pixels that is cut out in its own size gets 100, 100, 125, 125 for 75, 100, 125, 150. Sizes
#   that change are right. ndarray-lanczos, which does the same, keeps all columns.
# Who meets it: thumbnails and faces that are fitted into boxes: if one side fits already, its first and last lines are
#   wrong, each time again.
# What to do: copy instead of resizing if the sizes are equal, and another resizer if one of them is.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @rgba-image/lanczos@0.1.1 ndarray-lanczos@0.3.0 ndarray@1.0.19

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import rgbaLanczos from '@rgba-image/lanczos';
import ndarray from 'ndarray';
import { lanczos3 } from 'ndarray-lanczos';

const { lanczos, lanczos2 } = rgbaLanczos;

const create = (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) });

/** A grey picture whose columns have these values. */
function draw(columns, height) {
  const picture = create(columns.length, height);

  for (let y = 0; y < height; y++) {
    columns.forEach((value, x) => picture.data.set([value, value, value, 255], (y * columns.length + x) * 4));
  }

  return picture;
}

/** The values in the middle row of a picture. */
function read({ width, height, data }) {
  const row = Math.floor(height / 2);

  return Array.from({ length: width }, (_, x) => data[(row * width + x) * 4]);
}

function resize(method, columns, width, height, ...piece) {
  const picture = create(width, height);

  method(draw(columns, 10), picture, ...piece);

  return read(picture);
}

function resizeWithNdarray(columns, width, height) {
  const source = draw(columns, 10);
  const picture = create(width, height);
  const view = (image) => ndarray(image.data, [image.width, image.height, 4], [4, image.width * 4, 1]);

  lanczos3(view(source), view(picture));

  return read(picture);
}

function check(label, found, expected) {
  console.log(label.padEnd(38), found.join(' '));
  assert.deepEqual(found, expected);
}

const ramp = [0, 25, 50, 75, 100, 125, 150, 175, 200, 225];
const line = [255, 0, 0, 0, 0, 0, 0, 0, 0, 0];

check('ramp, ndarray-lanczos, 10 x 10', resizeWithNdarray(ramp, 10, 10), ramp);
check('ramp, ndarray-lanczos, 10 x 5', resizeWithNdarray(ramp, 10, 5), ramp);
check('ramp, lanczos, 10 x 10', resize(lanczos, ramp, 10, 10), [0, 8, 50, 75, 100, 125, 150, 175, 217, 225]);
check('ramp, lanczos, 10 x 5', resize(lanczos, ramp, 10, 5), [0, 8, 50, 75, 100, 125, 150, 175, 217, 225]);
check('ramp, lanczos2, 10 x 10', resize(lanczos2, ramp, 10, 10), [25, 25, 50, 75, 100, 125, 150, 175, 200, 200]);
check('ramp, lanczos2, 10 x 5', resize(lanczos2, ramp, 10, 5), [25, 25, 50, 75, 100, 125, 150, 175, 200, 200]);
check('line, lanczos, 10 x 10', resize(lanczos, line, 10, 10), [0, 170, 0, 0, 0, 0, 0, 0, 0, 0]);
check('line, lanczos2, 10 x 10', resize(lanczos2, line, 10, 10), [0, 128, 0, 0, 0, 0, 0, 0, 0, 0]);
check('75 100 125 150 of the ramp, lanczos2', resize(lanczos2, ramp, 4, 4, 3, 3, 4, 4), [100, 100, 125, 125]);

const smaller = resize(lanczos, ramp, 5, 5);

assert.ok(smaller.every((value, index) => Math.abs(value - (12.5 + index * 50)) < 2));
JS
node probe.mjs
