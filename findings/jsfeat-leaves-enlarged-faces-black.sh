#!/bin/sh
# Guess: `jsfeat.imgproc.resample` brings a picture to the width and height it is given, larger or smaller, as its description says: "the image to
#   (newWidth, newHeight)".
# Seen: it does nothing unless both are smaller. A face of 2 x 2 enlarged to 4 x 4 is black, and so is a picture of 4 x 2 brought to 2 x 2, as its
#   height stays. In a matrix that was used before, the last picture is still there. No error.
# Who meets it: demos that bring each face to one size for a comparison or for a model: a face that is far away is black,
#   or the one that came before it.
# What to do: draw the face at its new size on a canvas, and read it from there.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsfeat@0.0.8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import jsfeat from 'jsfeat';

console.log('jsfeat', JSON.parse(readFileSync('node_modules/jsfeat/package.json')).version);

const GREY = jsfeat.U8_t | jsfeat.C1_t;

/** Makes a picture whose pixels are 10, 20, 30 and so on. */
const paint = (width, height) => {
  const picture = new jsfeat.matrix_t(width, height, GREY);
  picture.data.set(Array.from({ length: width * height }, (_, index) => (index + 1) * 10));

  return picture;
};

/** Brings a picture to another size and returns its pixels. */
const resample = (picture, width, height, target = new jsfeat.matrix_t(width, height, GREY)) => {
  jsfeat.imgproc.resample(picture, target, width, height);

  return [...target.data].slice(0, width * height).join(' ');
};

const used = new jsfeat.matrix_t(4, 4, GREY);
used.data.fill(77);

for (const [title, seen, expected] of [
  ['4 x 4 to 2 x 2', resample(paint(4, 4), 2, 2), '35 55 115 135'],
  ['2 x 2 to 4 x 4', resample(paint(2, 2), 4, 4), Array(16).fill(0).join(' ')],
  ['2 x 2 to 4 x 4, into a matrix of 77', resample(paint(2, 2), 4, 4, used), Array(16).fill(77).join(' ')],
  ['4 x 2 to 2 x 2', resample(paint(4, 2), 2, 2), '0 0 0 0'],
]) {
  console.log(`${title}: ${seen}`);
  assert.equal(seen, expected);
}
JS
node probe.mjs
