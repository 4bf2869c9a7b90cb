#!/bin/sh
# Guess: `tf.atan2` of TensorFlow.js returns the tilt of a face from the places of its eyes in pixels: 20 down and 100 to the right are 0.197 (11 degrees),
#   of whole numbers (`int32`) too, as other functions do, or it refuses them.
# Seen: of whole numbers, it is a whole number: 0, and 1 for each tilt from 57 degrees on. `atan` and `reciprocal` do so too: 1 / 4 is 0, and 2,139,095,040
#   by the backend "wasm". 3 / 2 is 1, and 1.5 as soon as one of both is `float32`. `sin`, `sqrt`
#   and `tanh` refuse whole numbers, `exp`, `erf` and `mean` return fractions. No warning.
# Who meets it: pages that turn faces upright: places of landmarks are whole numbers after `round().cast('int32')`, and no face is ever
#   turned, up to a tilt of 57 degrees.
# What to do: `cast('float32')` before each of them.
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

const whole = (...values) => tf.tensor1d(values, 'int32');
const down = [20, 100, 170, -100];
const right = [100, 100, 100, 100];

/** The tilts by JavaScript itself. */
const tilts = down.map((y, index) => Number(Math.atan2(y, right[index]).toFixed(3)));

for (const [name, run, byProcessor, byWasm = byProcessor] of [
  ['atan2', () => tf.atan2(tf.tensor1d(down), tf.tensor1d(right)), tilts],
  ['atan2 of int32', () => tf.atan2(whole(...down), whole(...right)), [0, 0, 1, 0]],
  ['atan of int32', () => tf.atan(whole(1, 2)), [0, 1]],
  ['reciprocal', () => tf.reciprocal(tf.tensor1d([4])), [0.25]],
  ['reciprocal of int32', () => tf.reciprocal(whole(4)), [0], [2_139_095_040]],
  ['div of int32', () => tf.div(whole(3), whole(2)), [1]],
  ['div of int32 by a fraction', () => tf.div(whole(3), tf.tensor1d([2])), [1.5]],
  ['exp of int32', () => tf.exp(whole(1)), [2.718]],
  ['mean of int32', () => tf.mean(whole(1, 2)), [1.5]],
]) {
  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const seen = Array.from(run().dataSync(), (value) => Number(value.toFixed(3)) || 0);

    console.log(`${tf.version_core} ${backend}, ${name}: ${seen.join(' ')}`);
    assert.deepEqual(seen, expected);
  }
}

for (const name of ['sin', 'sqrt', 'tanh']) {
  assert.throws(() => tf[name](whole(1)), /must be float32 tensor/);
}
JS
node probe.mjs
