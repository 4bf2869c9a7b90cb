#!/bin/sh
# Guess: red has nearly the same grey in all libraries: about 54 (the weights of HD video) or 76 (those of old
#   television).
# Seen: it is 54 in Jimp and image-js, 76 in TensorFlow.js and jsfeat, and 127 in sharp, which computes with the light
#   instead of the numbers. Skin is 178, 180 and 181, so that grey pictures look alike. But red lips (200, 16, 46) are
#   57 in one library and 101 in another, and a green wall (0, 255, 0), as behind actors, is between 150 and 220.
# Who meets it: programs whose face or mouth detector was trained on grey pictures of one library and gets those of
#   another: the mouth stands out less or more than it should.
# What to do: make the grey picture with the same weights as in training, with `recomb` in sharp.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  jimp@1.6.1 sharp@0.35.5 image-js@1.7.0 jsfeat@0.0.8 @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { decode } from 'image-js';
import { Jimp } from 'jimp';
import jsfeat from 'jsfeat';
import sharp from 'sharp';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const libraries = {
  jimp: async (file) => (await Jimp.read(file)).greyscale().bitmap.data[0],
  'image-js': (file) => decode(file).grey().getValue(0, 0, 0),
  '@tensorflow/tfjs-core': async (file, colour) => {
    const [grey] = await tf.image.rgbToGrayscale(tf.tensor3d(colour, [1, 1, 3])).data();

    return Math.round(grey);
  },
  jsfeat: (_, [r, g, b]) => {
    const grey = new jsfeat.matrix_t(1, 1, jsfeat.U8_t | jsfeat.C1_t);
    jsfeat.imgproc.grayscale([r, g, b, 255], 1, 1, grey);

    return grey.data[0];
  },
  sharp: async (file) => (await sharp(file).greyscale().raw().toBuffer())[0],
};

const expected = {
  jimp: [54, 182, 57, 178],
  'image-js': [54, 182, 57, 178],
  '@tensorflow/tfjs-core': [76, 150, 74, 180],
  jsfeat: [76, 150, 74, 180],
  sharp: [127, 220, 101, 181],
};

const colours = { red: [255, 0, 0], 'a green wall': [0, 255, 0], 'red lips': [200, 16, 46], skin: [224, 172, 105] };

for (const [name, toGrey] of Object.entries(libraries)) {
  const greys = {};

  for (const [colourName, colour] of Object.entries(colours)) {
    const [r, g, b] = colour;
    const file = await sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } }).png().toBuffer();
    greys[colourName] = await toGrey(file, colour);
  }

  console.log(name, version(name), greys);
  assert.deepEqual(Object.values(greys), expected[name]);
}
JS
node probe.mjs
