#!/bin/sh
# Guess: a model of Keras, saved for TensorFlow.js, enlarges a picture as Keras does: `UpSampling2D` and `Resizing` ("bilinear") take the middle of each pixel,
#   so that 0, 10, 20, 30 is 0, 2.5, 7.5, … 27.5, 30 when it is doubled, and 5, 25 when it is halved.
# Seen: TensorFlow.js has two other grids: `UpSampling2D` begins at the corner of each pixel (0, 5, 10, … 30, 30: half a pixel of the large picture further
#   to the upper left, for each such layer), and `layers.resizing` lays the outer pixels on one another (0, 4.3, … 30, and 0, 30 when it is
#   halved), with `cropToAspectRatio` at the corner, too. No warning. "nearest" is right.
# Who meets it: networks that part faces from what is behind them: a mask that was doubled five times is up to 15.5 pixels too far to the upper left.
# What to do: replace the layers by `tf.image.resizeBilinear(x, size, false, true)` in a layer of your own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 @tensorflow/tfjs-layers@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import '@tensorflow/tfjs-backend-cpu';
import * as tf from '@tensorflow/tfjs-core';
import { layers, loadLayersModel } from '@tensorflow/tfjs-layers';

tf.enableProdMode();
await tf.setBackend('cpu');

const ROW = [0, 10, 20, 30];
const row = tf.tensor4d(ROW, [1, 1, 4, 1]);

/** Loads a model of one layer, as Keras describes it, and returns what it makes of the row. */
const run = async (className, config) => {
  const input = { class_name: 'InputLayer', config: { batch_input_shape: [null, 1, 4, 1], dtype: 'float32', name: 'input' } };
  const layer = { class_name: className, config: { name: 'layer', trainable: true, dtype: 'float32', ...config } };
  const topology = { class_name: 'Sequential', config: { name: 'model', layers: [input, layer] }, keras_version: '2.15.0', backend: 'tensorflow' };
  const model = await loadLayersModel({ load: async () => ({ modelTopology: topology, weightSpecs: [], weightData: new ArrayBuffer(0) }) });

  return read(model.predict(row));
};
const read = (tensor) => Array.from(tensor.dataSync(), (value) => Number(value.toFixed(1))).join(' ');

/** The row in another width, by the middles of pixels, as Keras does since TensorFlow 2. */
const byMiddles = (width) =>
  Array.from({ length: width }, (_, index) => {
    const place = Math.min(Math.max(((index + 0.5) * ROW.length) / width - 0.5, 0), ROW.length - 1);

    return Number((place * 10).toFixed(1));
  }).join(' ');

const up = { size: [1, 2], data_format: 'channels_last' };

for (const [name, seen, keras, expected] of [
  ['UpSampling2D, nearest', await run('UpSampling2D', { ...up, interpolation: 'nearest' }), '0 0 10 10 20 20 30 30', '0 0 10 10 20 20 30 30'],
  ['UpSampling2D, bilinear', await run('UpSampling2D', { ...up, interpolation: 'bilinear' }), byMiddles(8), '0 5 10 15 20 25 30 30'],
  ['Resizing to 8', read(layers.resizing({ height: 1, width: 8 }).apply(row)), byMiddles(8), '0 4.3 8.6 12.9 17.1 21.4 25.7 30'],
  [
    'Resizing to 2, cropToAspectRatio',
    read(layers.resizing({ height: 1, width: 2, cropToAspectRatio: true }).apply(row)),
    byMiddles(2),
    '0 20',
  ],
  ['Resizing to 2', read(layers.resizing({ height: 1, width: 2 }).apply(row)), byMiddles(2), '0 30'],
]) {
  console.log(`${tf.version_core}, ${name}: ${seen}; by the middles: ${keras}`);
  assert.equal(seen, expected);
}

assert.equal(read(tf.image.resizeBilinear(row, [1, 8], false, true)), byMiddles(8));
assert.equal(read(tf.image.resizeBilinear(row, [1, 2], false, true)), byMiddles(2));
JS
node probe.mjs
