#!/bin/sh
# Guess: in TensorFlow.js, `mask.cast('bool')` is true where a mask is not 0, whichever backend counts, as in NumPy and TensorFlow.
# Seen: by the backend "wasm", it cuts off decimals and keeps eight bits: 0.5 and 0.99 are false, 256 and 512 too, 2 stays 2, and -1 is 255. So
#   `any` of a soft mask is false and `all` too, 2 "and" 1 is 0, "not" 2 is 3, and a count of true values is 513 instead of 6.
#   No warning. The backend "cpu" is right.
# Who meets it: masks between 0 and 1, as networks give them, with soft edges around a face: the edge is cut off to the last pixel of 1,
#   or the face is not there at all, in browsers without a graphics card only.
# What to do: compare, `tf.notEqual(mask, 0)` or `tf.greater(mask, 0.5)`, which are right in each backend.
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

const mask = () => tf.tensor1d([0, 0.5, 0.99, 1, 1.5]);
const labels = () => tf.tensor1d([0, 1, 2, 255, 256, 512, -1]);
const two = () => tf.tensor1d([2]).cast('bool');
const one = () => tf.tensor1d([1]).cast('bool');

for (const [name, run, byProcessor, byWasm] of [
  ["mask.cast('bool')", () => mask().cast('bool'), [0, 1, 1, 1, 1], [0, 0, 0, 1, 1]],
  ['notEqual(mask, 0)', () => tf.notEqual(mask(), 0), [0, 1, 1, 1, 1], [0, 1, 1, 1, 1]],
  ["labels.cast('bool')", () => labels().cast('bool'), [0, 1, 1, 1, 1, 1, 1], [0, 1, 2, 255, 0, 0, 255]],
  ["any of 0, 0.2, 0.99", () => tf.any(tf.tensor1d([0, 0.2, 0.99]).cast('bool')), [1], [0]],
  ["all of 0.2, 0.99", () => tf.all(tf.tensor1d([0.2, 0.99]).cast('bool')), [1], [0]],
  ['2 and 1', () => tf.logicalAnd(two(), one()), [1], [0]],
  ['not 2', () => tf.logicalNot(two()), [0], [3]],
  ['how many labels', () => tf.sum(labels().cast('bool')), [6], [513]],
]) {
  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const seen = [...run().dataSync()];

    console.log(`${tf.version_core} ${backend}, ${name}:`, seen.join(' '));
    assert.deepEqual(seen, expected);
  }
}
JS
node probe.mjs
