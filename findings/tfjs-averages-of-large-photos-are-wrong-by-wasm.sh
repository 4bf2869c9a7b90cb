#!/bin/sh
# Guess: `tf.mean` of a photo of one colour is this colour, and its deviation is 0, whichever backend of TensorFlow.js counts: "cpu", "wasm" or "webgl".
# Seen: by "wasm", a skin tone of 198, 134, 96 in a photo of 3840 x 2160 has a mean of 214, 129, 106 and a deviation of 16, 5, 11. All values are
#   added to one sum of 32 bits, pixel by pixel: the larger it is, the coarser is what is added. A frame of 1280 x 720 is off
#   by 1.5, a picture of 256 x 256 is right. No warning. The backend "cpu" is right for each size.
# Who meets it: pages that fit the colour of a face to a photo by means and deviations: test pictures are right, and photos of phones get
#   another tone, in browsers without a graphics card only.
# What to do: take the mean of each row first, `tf.mean(tf.mean(photo, 0), 0)`, which is right, or make the photo smaller.
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

const SKIN = [198, 134, 96];

/** Returns a photo of one colour. */
const fill = (width, height) => tf.tile(tf.tensor3d(SKIN, [1, 1, 3]), [height, width, 1]);

/** Returns the mean, the mean of means and the standard deviation of the colours of a photo. */
const measure = async (backend, width, height) => {
  await tf.setBackend(backend);
  const photo = fill(width, height);
  const read = (tensor) => Array.from(tensor.dataSync(), (value) => Number(value.toFixed(1)));
  const seen = {
    mean: read(tf.mean(photo, [0, 1])),
    byRows: read(tf.mean(tf.mean(photo, 0), 0)),
    deviation: read(tf.sqrt(tf.moments(photo, [0, 1]).variance)),
  };
  console.log(`${tf.version_core} ${backend}, ${width} x ${height}:`, JSON.stringify(seen));

  return seen;
};

const right = { mean: SKIN, byRows: SKIN, deviation: [0, 0, 0] };

assert.deepEqual(await measure('cpu', 3840, 2160), right);
assert.deepEqual(await measure('wasm', 256, 256), right);
assert.deepEqual(await measure('wasm', 1280, 720), { mean: [197.5, 135.5, 96], byRows: SKIN, deviation: [0.5, 1.5, 0] });
assert.deepEqual(await measure('wasm', 3840, 2160), { mean: [213.7, 128.9, 106.4], byRows: SKIN, deviation: [15.9, 5.3, 10.6] });
JS
node probe.mjs
