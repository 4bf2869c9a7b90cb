#!/bin/sh
# Guess: in grey, white stays white: `tf.image.rgbToGrayscale` of 255, 255, 255 is 255.
# Seen: the three weights add up to 0.9999, and for whole numbers, which `tf.browser.fromPixels` gives, the result is
#   cut, not rounded: white becomes 254, 1, 1, 1 becomes 0, and all greys become one less. With fractions it is 0.9999.
#   What was grey before is no longer the same afterwards, and each further time it is darker by one.
# Who meets it: those who turn the mask of a face into one channel: `mask == 255` finds nothing any more, and the pasted
#   face lets the old one shine through.
# What to do: take one channel of a grey picture (`slice`) instead, or compare with "at least 254".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const sharp = require('sharp');
const tf = require('@tensorflow/tfjs-core');

console.warn = () => {};
require('@tensorflow/tfjs-backend-cpu');

const sharpVersion = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')).version;
const grey = (value, type) => tf.image.rgbToGrayscale(tf.tensor3d([value, value, value], [1, 1, 3], type)).dataSync()[0];

const greyOfSharp = async (value) => {
  const pixel = sharp(Buffer.from([value, value, value]), { raw: { width: 1, height: 1, channels: 3 } });
  const data = await pixel.greyscale().raw().toBuffer();

  return data[0];
};

(async () => {
  await tf.setBackend('cpu');
  console.log(`@tensorflow/tfjs-core ${tf.version_core}, sharp ${sharpVersion}`);

  for (const value of [255, 128, 100, 1]) {
    const seen = grey(value, 'int32');

    console.log(`${value}, ${value}, ${value} -> ${seen}, in sharp ${await greyOfSharp(value)}`);
    assert.equal(seen, value - 1);
    assert.equal(await greyOfSharp(value), value);
  }

  const changed = Array.from({ length: 256 }, (_, value) => value).filter((value) => grey(value, 'int32') !== value);
  console.log('greys from 0 to 255 that change:', changed.length);
  assert.equal(changed.length, 255);

  console.log('1, 1, 1 as fractions ->', grey(1, 'float32').toFixed(4));
  assert.equal(grey(1, 'float32').toFixed(4), '0.9999');
})();
JS
node probe.cjs
