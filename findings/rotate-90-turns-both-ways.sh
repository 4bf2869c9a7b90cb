#!/bin/sh
# Guess: `rotate(90)` turns a picture clockwise, as in CSS and on a canvas, or at least the same way in all libraries.
# Seen: sharp and image-js turn it clockwise, Jimp and TensorFlow.js counter-clockwise. image-js has both: `rotate` one
#   way and `transformRotate` the other. TensorFlow.js also turns about a point that is half a pixel off the middle:
#   after a quarter turn one row is black and one is lost.
# Who meets it: programs that set a face upright before they look for its points, and that use two of these libraries: a
#   face that should be straight lies on its head.
# What to do: try it with four pixels of different colours, and name the direction in the code.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  sharp@0.35.5 jimp@1.6.1 image-js@1.7.0 @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { Image } from 'image-js';
import { Jimp } from 'jimp';
import sharp from 'sharp';

// Two rows: red and green, blue and white.
const pixels = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255];
const names = { '255,0,0': 'R', '0,255,0': 'G', '0,0,255': 'B', '255,255,255': 'W', '0,0,0': '-' };

const describe = (data) =>
  Array.from({ length: 4 }, (_, pixel) => names[data.slice(pixel * 4, pixel * 4 + 3).join(',')]).join('');

const ofJimp = new Jimp({ width: 2, height: 2, data: Buffer.from(pixels) });
const ofImageJs = new Image(2, 2, { data: Uint8Array.from(pixels), colorModel: 'RGBA' });
const ofSharp = sharp(Uint8Array.from(pixels), { raw: { width: 2, height: 2, channels: 4 } });

tf.env().set('IS_TEST', true);
await tf.setBackend('cpu');
const ofTensorflow = tf.tensor4d(pixels, [1, 2, 2, 4]);
const numbers = tf.tensor4d([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 3, 3, 1]);

const turned = {
  'sharp rotate': describe(await ofSharp.rotate(90).raw().toBuffer()),
  'image-js rotate': describe(ofImageJs.rotate(90).getRawImage().data),
  'image-js transformRotate': describe(ofImageJs.transformRotate(90).getRawImage().data),
  'jimp rotate': describe(ofJimp.rotate(90).bitmap.data),
  'tfjs rotateWithOffset': describe(tf.image.rotateWithOffset(ofTensorflow, Math.PI / 2).dataSync()),
};

console.log('sharp 0.35.5, image-js 1.7.0, jimp 1.6.1, @tensorflow/tfjs-core 4.22.0');
console.log('before: RGBW; clockwise: BRWG; counter-clockwise: GWRB');
Object.entries(turned).forEach(([name, order]) => console.log(`${name}: ${order}`));
assert.deepEqual(turned, {
  'sharp rotate': 'BRWG',
  'image-js rotate': 'BRWG',
  'image-js transformRotate': 'GWRB',
  'jimp rotate': 'GWRB',
  'tfjs rotateWithOffset': '--GW',
});

const rows = Array.from(tf.image.rotateWithOffset(numbers, Math.PI / 2).dataSync()).join(' ');
console.log(`tfjs, 1 to 9: ${rows}`);
assert.equal(rows, '0 0 0 3 6 9 2 5 8');
JS
node probe.mjs
