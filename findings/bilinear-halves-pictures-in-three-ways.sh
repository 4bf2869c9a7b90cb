#!/bin/sh
# Guess: a picture made half as large with "bilinear" has the mean of each two neighbours: 0, 10, 20, 30 becomes 5, 25.
# Seen: sharp does that, nearly. Jimp does it without a mode; its mode `bilinearInterpolation` takes every second
#   pixel, 0 and 20, as "nearest neighbour" does, and so does `tf.image.resizeBilinear` of TensorFlow.js, unless its
#   fourth argument `halfPixelCenters` is set. image-js gives 0 and 15: the means of the second and third, and of the
#   fourth and fifth pixel. Thin stripes of black and white become black in two of the four, and everything lies up to
#   a pixel aside.
# Who meets it: programs that make a picture small for a face model with one library and map the points back with
#   another: the new face sits beside the old one, the more so the smaller the picture was made.
# What to do: no mode in Jimp, `resizeBilinear(picture, size, false, true)` in TensorFlow.js, and a test with a ramp.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  jimp@1.6.1 sharp@0.35.5 image-js@1.7.0 @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { decode } from 'image-js';
import { Jimp } from 'jimp';
import sharp from 'sharp';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const [width, height] = [8, 8];

const draw = (row) => {
  const pixels = Buffer.from(Array.from({ length: height }, () => row.flatMap((grey) => [grey, grey, grey])).flat());

  return sharp(pixels, { raw: { width, height, channels: 3 } }).png().toBuffer();
};

const half = { w: width / 2, h: height / 2 };

// The third row of the smaller picture.
const resizers = {
  'jimp, no mode': async (file) => {
    const { data } = (await Jimp.read(file)).resize(half).bitmap;

    return [0, 1, 2, 3].map((x) => data[(2 * half.w + x) * 4]);
  },
  'jimp, bilinear': async (file) => {
    const { data } = (await Jimp.read(file)).resize({ ...half, mode: 'bilinearInterpolation' }).bitmap;

    return [0, 1, 2, 3].map((x) => data[(2 * half.w + x) * 4]);
  },
  'tfjs, bilinear': async (file) => {
    const { data } = (await Jimp.read(file)).bitmap;
    const picture = tf.tensor3d(Array.from(data), [height, width, 4]);
    const smaller = await tf.image.resizeBilinear(picture, [half.h, half.w]).data();

    return [0, 1, 2, 3].map((x) => smaller[(2 * half.w + x) * 4]);
  },
  'tfjs, bilinear with half pixels': async (file) => {
    const { data } = (await Jimp.read(file)).bitmap;
    const picture = tf.tensor3d(Array.from(data), [height, width, 4]);
    const smaller = await tf.image.resizeBilinear(picture, [half.h, half.w], false, true).data();

    return [0, 1, 2, 3].map((x) => smaller[(2 * half.w + x) * 4]);
  },
  'sharp, linear': async (file) => {
    const data = await sharp(file).resize(half.w, half.h, { kernel: 'linear' }).removeAlpha().raw().toBuffer();

    return [0, 1, 2, 3].map((x) => data[(2 * half.w + x) * 3]);
  },
  'image-js, bilinear': async (file) => {
    const smaller = decode(file).resize({ width: half.w, height: half.h, interpolationType: 'bilinear' });

    return [0, 1, 2, 3].map((x) => smaller.getValue(x, 2, 0));
  },
};

const ramp = await draw([0, 10, 20, 30, 40, 50, 60, 70]);
const stripes = await draw([0, 255, 0, 255, 0, 255, 0, 255]);

for (const name of ['jimp', '@tensorflow/tfjs-core', 'sharp', 'image-js']) {
  console.log(name, version(name));
}

for (const [name, ofRamp, ofStripes] of [
  ['jimp, no mode', [5, 25, 45, 65], [128, 128, 128, 128]],
  ['jimp, bilinear', [0, 20, 40, 60], [0, 0, 0, 0]],
  ['tfjs, bilinear', [0, 20, 40, 60], [0, 0, 0, 0]],
  ['tfjs, bilinear with half pixels', [5, 25, 45, 65], [127.5, 127.5, 127.5, 127.5]],
  ['sharp, linear', [6, 25, 45, 64], [96, 128, 128, 159]],
  ['image-js, bilinear', [0, 15, 35, 55], [0, 128, 128, 128]],
]) {
  const seen = [await resizers[name](ramp), await resizers[name](stripes)];

  console.log(`${name}: ${seen[0]}; stripes ${seen[1]}`);
  assert.deepEqual(seen, [ofRamp, ofStripes]);
}
JS
node probe.mjs
