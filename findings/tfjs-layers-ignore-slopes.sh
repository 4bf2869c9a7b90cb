#!/bin/sh
# Guess: a model of Keras with the layer `ReLU(negative_slope=0.2)`, or with a threshold, gives the same in TensorFlow.js, or is refused when it is loaded.
# Seen: TensorFlow.js reads `max_value` and ignores the other two: what is negative becomes 0, and numbers below the threshold stay. No error, no
#   warning. `LeakyReLU`, which says the same in a layer of its own, is right.
# Who meets it: generators of faces, most of which have a slope of 0.2 in each layer: pictures come out dull or black. A model without negative
#   numbers in a layer, as a test may be, is right.
# What to do: write `LeakyReLU(0.2)` in Keras before the model is saved, or change the layers in model.json.
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
import { loadLayersModel } from '@tensorflow/tfjs-layers';

tf.enableProdMode();
await tf.setBackend('cpu');

const NUMBERS = [-10, -1, 0.5, 2, 9];

/** Loads a model of one layer, as Keras describes it, and returns what it makes of the numbers. */
const run = async (className, config) => {
  const input = { class_name: 'InputLayer', config: { batch_input_shape: [null, 5], dtype: 'float32', name: 'input' } };
  const layer = { class_name: className, config: { name: 'layer', trainable: true, dtype: 'float32', ...config } };
  const topology = { class_name: 'Sequential', config: { name: 'model', layers: [input, layer] }, keras_version: '2.15.0', backend: 'tensorflow' };
  const model = await loadLayersModel({ load: async () => ({ modelTopology: topology, weightSpecs: [], weightData: new ArrayBuffer(0) }) });

  return Array.from(model.predict(tf.tensor2d([NUMBERS])).dataSync(), (value) => Number(value.toFixed(2)) || 0).join(' ');
};

/** The layer as Keras documents it. */
const byKeras = ({ max_value: most = null, negative_slope: slope = 0, threshold = 0 }) =>
  NUMBERS.map((x) => {
    const value = x < threshold ? slope * (x - threshold) : x;

    return most === null ? value : Math.min(value, most);
  })
    .map((value) => Number(value.toFixed(2)) || 0)
    .join(' ');

for (const [config, isRight] of [
  [{ max_value: 6, negative_slope: 0, threshold: 0 }, true],
  [{ max_value: null, negative_slope: 0.2, threshold: 0 }, false],
  [{ max_value: null, negative_slope: 0, threshold: 1 }, false],
]) {
  const seen = await run('ReLU', config);
  const right = byKeras(config);

  console.log(`${tf.version_core}, ReLU ${JSON.stringify(config)} of ${NUMBERS.join(' ')}: ${seen}; right: ${right}`);
  assert.equal(seen === right, isRight);
}

const leaky = await run('LeakyReLU', { alpha: 0.2 });
console.log(`LeakyReLU: ${leaky}`);
assert.equal(leaky, byKeras({ negative_slope: 0.2 }));
JS
node probe.mjs
