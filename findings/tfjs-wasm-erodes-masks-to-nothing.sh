#!/bin/sh
# Guess: in TensorFlow.js, the mask of a face is made smaller by `tf.neg(tf.dilation2d(tf.neg(mask), …))`, the "erosion" of the textbooks, which
#   TensorFlow itself has as `erosion2d`: each pixel becomes the least of its neighbours, whichever backend counts.
# Seen: by the backend "wasm", each pixel of the result is 0 (-1.2e-38): its search for the largest value begins with the smallest number above
#   zero instead of the lowest one, so that of negative values none is ever found. Dilations of what is above zero are right, and
#   so is the backend "cpu". No warning.
# Who meets it: pages that take a margin off a mask before they blend a face: no face is blended, in browsers without a graphics card only.
# What to do: `tf.sub(1, tf.dilation2d(tf.sub(1, mask), …))`, or `tf.neg(tf.maxPool(tf.neg(mask), 3, 1, 'same'))`; both are right.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 @tensorflow/tfjs-backend-wasm@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import '@tensorflow/tfjs-backend-cpu';
import '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';

tf.enableProdMode();

const ROWS = [
  [1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1],
  [1, 1, 1, 1, 0.5],
  [1, 1, 1, 1, 0.5],
  [1, 1, 1, 1, 0.5],
];

/** The least value of each pixel and its neighbours within the picture. */
const eroded = ROWS.map((row, y) =>
  row.map((_, x) => Math.min(...ROWS.slice(Math.max(0, y - 1), y + 2).flatMap((near) => near.slice(Math.max(0, x - 1), x + 2)))),
);

const mask = () => tf.tensor4d(ROWS.flat(), [1, 5, 5, 1]);
const dilate = (picture) => tf.dilation2d(picture, tf.zeros([3, 3, 1]), 1, 'same');
const right = eroded.map((row) => row.join(' ')).join(', ');
const nothing = ROWS.map((row) => row.map(() => 0).join(' ')).join(', ');

for (const [name, run, byProcessor, byWasm] of [
  ['-dilation2d(-mask)', () => tf.neg(dilate(tf.neg(mask()))), right, nothing],
  ['1 - dilation2d(1 - mask)', () => tf.sub(1, dilate(tf.sub(1, mask()))), right, right],
  ['-maxPool(-mask)', () => tf.neg(tf.maxPool(tf.neg(mask()), 3, 1, 'same')), right, right],
]) {
  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const values = tf.reshape(run(), [5, 5]).arraySync();
    const seen = values.map((row) => row.map((value) => Math.abs(Number(value.toFixed(3)))).join(' ')).join(', ');

    console.log(`${tf.version_core} ${backend}, ${name}: ${seen}`);
    assert.equal(seen, expected);
  }
}
JS
node probe.mjs
