#!/bin/sh
# Guess: in ONNX Runtime, `Tensor.fromImage(picture, { norm })` and `toImageData({ norm })` undo each other, and "mean"
#   is what is subtracted.
# Seen: "mean" is the divisor and "bias" is added before the division, so faces need `mean: 127.5, bias: -127.5` to come
#   to -1 … 1. On the way back, the bias is subtracted before the multiplication, so the same options make the picture
#   white; `bias: -1` is right there. A tensor in the order BGR, which most models for faces want, comes back with red
#   and blue exchanged although `format: 'BGR'` is allowed, and `norm` without a `format` is an error.
# Who meets it: authors of face models in a browser: the picture is white, or the skin is blue.
# What to do: write both loops by hand, or divide the bias by the mean on the way back, and never BGR.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent onnxruntime-common@1.30.0 @napi-rs/canvas@1.1.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createCanvas, ImageData } = require('@napi-rs/canvas');

// What a browser has and Node lacks. The prototype of the canvas is that of @napi-rs/canvas.
class OffscreenCanvas {
  constructor(width, height) {
    return createCanvas(width, height);
  }

  static [Symbol.hasInstance](object) {
    return typeof object?.getContext === 'function';
  }
}

Object.assign(globalThis, { ImageData, OffscreenCanvas });

const { Tensor } = require('onnxruntime-common');

const skin = new ImageData(new Uint8ClampedArray([255, 128, 0, 255]), 1, 1);
const rounded = (values) => [...values].map((value) => Number(value.toFixed(2)));
const norm = { mean: 127.5, bias: -127.5 };

(async () => {
  console.log('onnxruntime-common', JSON.parse(readFileSync('node_modules/onnxruntime-common/package.json', 'utf8')).version);

  const tensor = await Tensor.fromImage(skin, { norm });
  const sameNorm = tensor.toImageData({ format: 'RGB', norm });
  const smallBias = tensor.toImageData({ format: 'RGB', norm: { ...norm, bias: -1 } });

  console.log('255, 128, 0 with mean 127.5 and bias -127.5 ->', rounded(tensor.data));
  console.log('back with the same options                  ->', [...sameNorm.data]);
  console.log('back with bias -1                           ->', [...smallBias.data]);
  assert.deepEqual(rounded(tensor.data), [1, 0, -1]);
  assert.deepEqual([...sameNorm.data], [255, 255, 255, 255]);
  assert.deepEqual([...smallBias.data], [255, 128, 0, 255]);
  assert.throws(() => tensor.toImageData({ norm }), /format doesn't match/);

  const blueFirst = await Tensor.fromImage(skin, { tensorFormat: 'BGR' });
  const back = blueFirst.toImageData({ format: 'BGR' });

  console.log('BGR there and back                          ->', [...back.data]);
  assert.deepEqual(rounded(blueFirst.data), [0, 0.5, 1]);
  assert.deepEqual([...back.data], [0, 128, 255, 255]);
})();
JS
node probe.cjs
