#!/bin/sh
# Guess: `tf.prelu(x, slopes)` multiplies what is negative by the slopes, whose shape is spread over that of x as in each other operation: with two
#   channels before height and width, as models of PyTorch have them, slopes of the shape 2 x 1 x 1 are one for each channel.
# Seen: by the backend "wasm", the shape of the slopes does not count: they are laid over the values one after another, so that the channel's slope
#   changes from column to column. No warning. The backend "cpu" is right; slopes for the last axis
#   are right in both.
# Who meets it: networks of faces, which have these layers after nearly each convolution, once they are converted from PyTorch with
#   their order of axes: a face is found with a graphics card and not without one.
# What to do: move the channels to the end (`tf.transpose`) before, or write `tf.where(tf.less(x, 0), tf.mul(x, slopes), x)`.
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

const values = (type) => tf.tensor([-1, -2, -3, -4, -5, -6, -7, -8], [1, 2, 2, 2], type);
const slopes = (shape) => tf.tensor([0.5, 10], shape);
const byHand = (x, factors) => tf.where(tf.less(x, 0), tf.mul(x, factors), x);

const byChannel = [-0.5, -1, -1.5, -2, -50, -60, -70, -80];
const byColumn = [-0.5, -20, -1.5, -40, -2.5, -60, -3.5, -80];

for (const [name, run, byProcessor, byWasm = byProcessor] of [
  ['prelu, slopes 1 x 1 x 2', () => tf.prelu(values(), slopes([1, 1, 2])), byColumn],
  ['prelu, slopes 2 x 1 x 1', () => tf.prelu(values(), slopes([2, 1, 1])), byChannel, byColumn],
  ['mul, slopes 2 x 1 x 1', () => tf.mul(values(), slopes([2, 1, 1])), byChannel],
  ['where and mul, slopes 2 x 1 x 1', () => byHand(values(), slopes([2, 1, 1])), byChannel],
]) {
  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const seen = [...run().dataSync()];

    console.log(`${tf.version_core} ${backend}, ${name}: ${seen.join(' ')}`);
    assert.deepEqual(seen, expected);
  }
}
JS
node probe.mjs
