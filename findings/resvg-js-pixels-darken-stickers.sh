#!/bin/sh
# Guess: `render().pixels` of resvg-js, described as "the RGBA pixels of the image", are what the PNG file of `asPng()` contains
#   and what `ImageData`, sharp and jimp take.
# Seen: the colours are multiplied by the opacity: half-transparent skin of 198, 134, 96 is 99, 67, 48, while `asPng()` has 197,
#   133, 96. So each soft edge gets dark when the pixels are handed on, whatever takes them: sharp, jimp and a canvas.
# Who meets it: those who skip the PNG file to be faster, as when they lay an SVG sticker onto each frame of a film.
# What to do: `sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })`, or divide by the opacity; for
#   opaque drawings nothing.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @resvg/resvg-js@2.6.2 sharp@0.35.5 jimp@1.6.1 @napi-rs/canvas@1.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { Jimp } from 'jimp';
import sharp from 'sharp';

const size = 4;
const raw = { width: size, height: size, channels: 4 };

function render(opacity) {
  const rectangle = `<rect width="4" height="4" fill="rgb(198,134,96)" fill-opacity="${opacity}"/>`;

  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${rectangle}</svg>`).render();
}

const first = (pixels) => [...pixels.subarray(0, 4)];

/** The first pixel in a PNG picture that each library makes. */
async function readAll(opacity) {
  const picture = render(opacity);
  const { pixels } = picture;
  const context = createCanvas(size, size).getContext('2d');

  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), size, size), 0, 0);

  const jimp = Jimp.fromBitmap({ width: size, height: size, data: pixels });
  const read = async (png) => first(await sharp(png).ensureAlpha().raw().toBuffer());

  return {
    pixels: first(pixels),
    asPng: await read(picture.asPng()),
    sharp: await read(await sharp(pixels, { raw }).png().toBuffer()),
    jimp: await read(await jimp.getBuffer('image/png')),
    canvas: await read(context.canvas.toBuffer('image/png')),
    'sharp, premultiplied': await read(await sharp(pixels, { raw: { ...raw, premultiplied: true } }).png().toBuffer()),
  };
}

const isNear = (seen, expected) => seen.every((value, index) => Math.abs(value - expected[index]) <= 2);

const half = await readAll(0.5);
const opaque = await readAll(1);

console.log('half', half);
console.log('opaque', opaque);

assert.deepEqual(half.pixels, [99, 67, 48, 128]);
assert.ok(isNear(half.asPng, [198, 134, 96, 128]));

for (const library of ['sharp', 'jimp', 'canvas']) {
  assert.ok(isNear(half[library], [99, 67, 48, 128]));
  assert.deepEqual(opaque[library], [198, 134, 96, 255]);
}

assert.ok(isNear(half['sharp, premultiplied'], [198, 134, 96, 128]));
JS
node probe.mjs
