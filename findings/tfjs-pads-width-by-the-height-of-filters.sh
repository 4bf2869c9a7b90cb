#!/bin/sh
# Guess: in TensorFlow.js, a convolution with `pad: 0` is one without padding, which is called "valid" too, and with `pad: 1` one pixel of zeros is added on
#   each side, as in PyTorch: a filter of 1 x 3 makes a row of 6 pixels one of 4, or of 6.
# Seen: the size of the result is counted by the height of the filter, and by the vertical stride, for both directions. With a filter of 1 x 3 and `pad: 0`,
#   a picture of 6 x 4 stays 6 wide, and the sums 2 and 1 at its right edge are made of less than three pixels; with one of 3 x 1, two columns are
#   missing. It is so in `conv2d` and `maxPool`. "valid", "same" and explicit sides are right. No warning.
# Who meets it: whoever writes a network of PyTorch again for browsers: those that recognize faces have layers of 1 x 7 and 7 x 1, and blurs are
#   done in two directions, too: masks are cut off at the right, or have an edge.
# What to do: "valid" for 0, and `[[0, 0], [1, 1], [1, 1], [0, 0]]` for 1.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import '@tensorflow/tfjs-backend-cpu';
import * as tf from '@tensorflow/tfjs-core';

tf.enableProdMode();

await tf.setBackend('cpu');

const picture = tf.ones([1, 4, 6, 1]);
const explicit = (pad) => [[0, 0], [pad, pad], [pad, pad], [0, 0]];
const flat = (tensor) => `${tensor.shape[2]} x ${tensor.shape[1]}, first row ${[...tf.slice(tensor, 0, [1, 1, tensor.shape[2], 1]).dataSync()].join(' ')}`;
const convolve = (height, width, stride, pad) => flat(tf.conv2d(picture, tf.ones([height, width, 1, 1]), stride, pad));
const maximum = (height, width, stride, pad) => flat(tf.maxPool(picture, [height, width], stride, pad));

for (const [name, byNumber, right] of [
  ['conv2d, filter 3 x 3', convolve(3, 3, 1, 0), convolve(3, 3, 1, 'valid')],
  ['conv2d, filter 1 x 3', convolve(1, 3, 1, 0), convolve(1, 3, 1, 'valid')],
  ['conv2d, filter 3 x 1', convolve(3, 1, 1, 0), convolve(3, 1, 1, 'valid')],
  ['maxPool, filter 1 x 3', maximum(1, 3, 1, 0), maximum(1, 3, 1, 'valid')],
  ['conv2d, filter 1 x 3, pad 1', convolve(1, 3, 1, 1), convolve(1, 3, 1, explicit(1))],
  ['conv2d, filter 1 x 1, strides 2 and 1', convolve(1, 1, [2, 1], 0), convolve(1, 1, [2, 1], 'valid')],
]) {
  console.log(`${tf.version_core}, ${name}: ${byNumber}; right: ${right}`);
  assert.equal(byNumber === right, name === 'conv2d, filter 3 x 3');
}

assert.equal(convolve(1, 3, 1, 0), '6 x 4, first row 3 3 3 3 2 1');
assert.equal(convolve(1, 3, 1, 'valid'), '4 x 4, first row 3 3 3 3');
assert.equal(convolve(3, 1, 1, 0), '4 x 2, first row 3 3 3 3');
assert.equal(convolve(3, 1, 1, 'valid'), '6 x 2, first row 3 3 3 3 3 3');
assert.equal(convolve(1, 3, 1, explicit(0)), convolve(1, 3, 1, 'valid'));
JS
node probe.mjs
