#!/bin/sh
# Guess: sharp and pica multiply colours with the opacity before they resize, so a cut-out of one colour on a transparent
#   ground keeps this colour up to its edge.
# Seen: both overshoot at the edge, as sharpening filters do. The opacity stops at 255 while the multiplied colour does
#   not, and dividing makes it lighter: an opaque line of 214, 145, 104 (sharp) or 218, 148, 106 (pica) inside the edge
#   of 198, 134, 96, and 224, 152, 109 where pica doubles the size. sharp also has pixels of an opacity of 250 within the
#   opaque part. With `kernel: 'linear'` of sharp and the filter `box` of pica, the colour stays.
# Who meets it: stickers and cut-out faces in several sizes: a light rim around hair and chin that the original lacks.
# What to do: filters without overshoot for pictures with transparency.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 pica@10.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import pica from 'pica';
import sharp from 'sharp';

const size = 32;
const skin = [198, 134, 96, 255];
const resizer = pica({ features: ['js'] });

/** A picture whose left half is skin, and whose right half has the given colour. */
function pictureOf(ground) {
  const pixels = Array.from({ length: size * size }, (_, index) => (index % size < size / 2 ? skin : ground));

  return new Uint8Array(pixels.flat());
}

/** The lightest opaque pixel of the first line. */
function lightestOf(data, width) {
  const line = Array.from({ length: width }, (_, x) => [...data.slice(x * 4, x * 4 + 4)]);
  const opaque = line.filter((pixel) => pixel[3] === 255);

  return opaque.reduce((one, other) => (other[0] > one[0] ? other : one)).join(', ');
}

async function bySharp(src, to, kernel) {
  const raw = { width: size, height: size, channels: 4 };

  return lightestOf(await sharp(src, { raw }).resize(to, to, { kernel }).raw().toBuffer(), to);
}

async function byPica(src, to, filter) {
  const options = { src, width: size, height: size, toWidth: to, toHeight: to, filter };

  return lightestOf(await resizer.resizeBuffer(options), to);
}

const cutOut = pictureOf([0, 0, 0, 0]);
const seen = {
  'sharp, 17 pixels': await bySharp(cutOut, 17, 'lanczos3'),
  'sharp, 17 pixels, linear': await bySharp(cutOut, 17, 'linear'),
  'pica, 17 pixels': await byPica(cutOut, 17, 'mks2013'),
  'pica, 17 pixels, box': await byPica(cutOut, 17, 'box'),
  'pica, 64 pixels': await byPica(cutOut, 64, 'mks2013'),
};

console.log('sharp 0.35.5, pica 10.0.3: the lightest opaque pixel of a cut-out of 198, 134, 96', seen);

assert.deepEqual(seen, {
  'sharp, 17 pixels': '214, 145, 104, 255',
  'sharp, 17 pixels, linear': '198, 134, 96, 255',
  'pica, 17 pixels': '218, 148, 106, 255',
  'pica, 17 pixels, box': '198, 134, 96, 255',
  'pica, 64 pixels': '224, 152, 109, 255',
});
JS
node probe.mjs
