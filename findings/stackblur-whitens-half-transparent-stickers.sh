#!/bin/sh
# Guess: a blurred area of one colour keeps its colour and its opacity, also if it is half-transparent.
# Seen: stackblur-canvas divides by the opacity at the end, without having multiplied at the beginning. The skin tone
#   198, 134, 96 with an opacity of a half becomes white, one with an opacity of 78 % becomes 255, 218, 156. Around an
#   opaque face, the soft edge is a white halo. The fully opaque picture is right.
# Who meets it: masks, stickers and shadows with soft edges on a canvas. canvg uses the package for the blur filter of
#   SVG pictures (version 2, which does the same).
# What to do: multiply the colours with the opacity before, or `filter = "blur(…)"` of the canvas; sharp keeps the
#   colour.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent stackblur-canvas@3.0.1 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';
import { imageDataRGBA } from 'stackblur-canvas';

const size = 16;

function pictureOf(colourAt) {
  const pixels = Array.from({ length: size * size }, (_, index) => colourAt(index % size));

  return { width: size, height: size, data: Uint8ClampedArray.from(pixels.flat()) };
}

const pixelOf = (data, x) => [...data.slice((8 * size + x) * 4, (8 * size + x) * 4 + 4)].join(', ');

/** The pixel at the eighth line and the place x, blurred by both. */
async function blur(colourAt, x) {
  const picture = pictureOf(colourAt);
  const raw = { width: size, height: size, channels: 4 };
  const bySharp = await sharp(Buffer.from(picture.data), { raw }).blur(1.5).raw().toBuffer();

  imageDataRGBA(picture, 0, 0, size, size, 2);

  return { byStackBlur: pixelOf(picture.data, x), bySharp: pixelOf(bySharp, x) };
}

console.log('stackblur-canvas 3.0.1, sharp 0.35.5');

for (const [alpha, expected] of [
  [255, '198, 134, 96, 255'],
  [200, '255, 218, 156, 200'],
  [128, '255, 255, 255, 128'],
]) {
  const { byStackBlur, bySharp } = await blur(() => [198, 134, 96, alpha], 8);

  console.log(`198, 134, 96, ${alpha} everywhere: ${byStackBlur} (sharp: ${bySharp})`);
  assert.equal(byStackBlur, expected);

  bySharp.split(', ').forEach((value, channel) => {
    assert.ok(Math.abs(Number(value) - [198, 134, 96, alpha][channel]) <= 1);
  });
}

const edge = await blur((x) => (x < 8 ? [198, 134, 96, 255] : [198, 134, 96, 0]), 8);

console.log('outside the edge of a cut-out face:', edge);
assert.match(edge.byStackBlur, /^255, 255, \d+, 85$/);
JS
node probe.mjs
