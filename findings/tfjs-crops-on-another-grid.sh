#!/bin/sh
# Guess: in TensorFlow.js, cutting out the whole picture with `cropAndResize` is the same as `resizeBilinear`.
# Seen: `cropAndResize` always lays the first and the last pixel of the result on the corners of the box, the other one
#   does not and can be told how to. Half of 0, 10, 20, 30 is 0, 30 in one and 0, 20 in the other. Two boxes that share
#   a side at the middle of the picture both get the value at that side, 15, and the places of landmarks which were
#   found in the cut-out are off by up to a pixel of the original.
# Who meets it: authors of face models in a browser, who cut the face out before the network and put it back after it:
#   the mask is slightly too large.
# What to do: pass `alignCorners: true` to `resizeBilinear`, and count with width - 1 on the way back.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const tf = require('@tensorflow/tfjs-core');

console.warn = () => {};
require('@tensorflow/tfjs-backend-cpu');

const row = tf.tensor4d([0, 10, 20, 30], [1, 1, 4, 1]);
const values = (tensor) => [...tensor.dataSync()].map(Math.round).join(', ');
const crop = (left, right, width) => values(tf.image.cropAndResize(row, [[0, left, 1, right]], [0], [1, width]));
const resize = (width, ...options) => values(tf.image.resizeBilinear(row, [1, width], ...options));

(async () => {
  await tf.setBackend('cpu');
  console.log('@tensorflow/tfjs-core', tf.version_core);
  console.log('0, 10, 20, 30');

  for (const [name, seen, expected] of [
    ['cropAndResize, whole to 2', crop(0, 1, 2), '0, 30'],
    ['resizeBilinear to 2', resize(2), '0, 20'],
    ['resizeBilinear to 2 with alignCorners', resize(2, true), '0, 30'],
    ['resizeBilinear to 2 with halfPixelCenters', resize(2, false, true), '5, 25'],
    ['cropAndResize, left half to 2', crop(0, 0.5, 2), '0, 15'],
    ['cropAndResize, right half to 2', crop(0.5, 1, 2), '15, 30'],
    ['cropAndResize, whole to 8', crop(0, 1, 8), '0, 4, 9, 13, 17, 21, 26, 30'],
    ['resizeBilinear to 8', resize(8), '0, 5, 10, 15, 20, 25, 30, 30'],
  ]) {
    console.log(`  ${name}: ${seen}`);
    assert.equal(seen, expected);
  }
})();
JS
node probe.cjs
