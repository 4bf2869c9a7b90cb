#!/bin/sh
# Guess: in TensorFlow.js, `clipByValue(0, 255)` keeps the pixels of a photo in their range, also as whole numbers (`int32`), which is what
#   `tf.browser.fromPixels` returns and `toPixels` expects.
# Seen: by the backend "wasm", the upper limit does nothing: 256 stays 256 and 1000 stays 1000. With a lower limit of 10, each
#   pixel is 1,092,616,192, the bits of 10 as a number with a fraction. No warning. `minimum`, `maximum` and `relu` are right, and
#   so is the backend "cpu".
# Who meets it: pages that lighten a photo, or add a face to it: `toPixels` refuses what is above 255, or a picture that is
#   written by hand gets dark spots in its lights, in browsers without a graphics card only.
# What to do: clip before `cast('int32')`, or use `tf.minimum(tf.maximum(photo, 0), 255)`.
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

const pixels = (type) => tf.tensor1d([-300, 0, 20, 200, 255, 256, 1000], type);
const bound = (type, low, high) => tf.minimum(tf.maximum(pixels(type), tf.scalar(low, type)), tf.scalar(high, type));

const full = [0, 0, 20, 200, 255, 255, 255];
const part = [10, 10, 20, 100, 100, 100, 100];

for (const [name, run, byProcessor, byWasm] of [
  ['int32, clipByValue(0, 255)', () => tf.clipByValue(pixels('int32'), 0, 255), full, [0, 0, 20, 200, 255, 256, 1000]],
  ['int32, clipByValue(10, 100)', () => tf.clipByValue(pixels('int32'), 10, 100), part, Array(7).fill(1_092_616_192)],
  ['int32, minimum and maximum', () => bound('int32', 0, 255), full, full],
  ['int32, minimum and maximum', () => bound('int32', 10, 100), part, part],
  ['float32, clipByValue(0, 255)', () => tf.clipByValue(pixels('float32'), 0, 255), full, full],
  ['float32, clipByValue(10, 100)', () => tf.clipByValue(pixels('float32'), 10, 100), part, part],
]) {
  for (const [backend, expected] of [
    ['cpu', byProcessor],
    ['wasm', byWasm],
  ]) {
    await tf.setBackend(backend);
    const tensor = run();
    const seen = [...tensor.dataSync()];

    console.log(`${tf.version_core} ${backend}, ${name}:`, seen.join(' '));
    assert.equal(tensor.dtype, name.split(',')[0]);
    assert.deepEqual(seen, expected);
  }
}

const lightened = () => tf.clipByValue(tf.fill([1, 2, 3], 280, 'int32'), 0, 255);
await tf.setBackend('cpu');
console.log('cpu, toPixels:', [...(await tf.browser.toPixels(lightened()))].join(' '));
await tf.setBackend('wasm');
await assert.rejects(tf.browser.toPixels(lightened()), ({ message }) => {
  console.log('wasm, toPixels:', message);

  return /range \[0 - 255\]/.test(message);
});

// The bits of 10 as a number with a fraction are those of a large whole number.
assert.equal(new Int32Array(Float32Array.of(10).buffer)[0], 1_092_616_192);
JS
node probe.mjs
