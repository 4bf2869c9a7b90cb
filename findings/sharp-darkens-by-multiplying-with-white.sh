#!/bin/sh
# Guess: sharp's `composite` with `blend: 'multiply'` and a half-transparent layer gives what CSS, a canvas, jimp and
#   ImageMagick give: half of the way to the product. White changes nothing, whatever its opacity is.
# Seen: half-transparent white in "multiply" darkens a skin tone of 198, 134, 96 to 148, 100, 72. All eleven modes from
#   "multiply" to "exclusion" are off wherever one of both layers is half-transparent, nine of them too dark: libvips
#   computes the mode with colours that are multiplied by their opacity, and then multiplies by both opacities once more.
#   Opaque layers are right, and so is "over". Formula: "Compositing and Blending Level 1" of the W3C.
# Who meets it: those who put make-up, a shadow or a light onto a face with soft edges or with less than its full
#   strength: the edges get a dark line, and a weaker effect is a darker one.
# What to do: if the picture below is opaque, `premultiplied: true` for a layer that is not premultiplied: this is the
#   right formula by accident. If not, put the pictures together with a canvas.
set -eu

if ! command -v convert > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package imagemagick' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends imagemagick > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 jimp@1.6.1 @napi-rs/canvas@1.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createCanvas } from '@napi-rs/canvas';
import { BlendMode, Jimp } from 'jimp';
import sharp from 'sharp';

console.log('libvips', sharp.versions.vips);

const css = ([red, green, blue, alpha]) => `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;

async function bySharp(mode, below, above, options) {
  const pixel = (colour) => sharp(Buffer.from(colour), { raw: { width: 1, height: 1, channels: 4 } });
  const input = await pixel(above).png().toBuffer();
  const blend = mode.replace('color', 'colour');

  return pixel(below)
    .composite([{ input, blend, ...options }])
    .raw()
    .toBuffer();
}

function byCanvas(mode, below, above) {
  const context = createCanvas(1, 1).getContext('2d');

  context.fillStyle = css(below);
  context.fillRect(0, 0, 1, 1);
  context.globalCompositeOperation = mode;
  context.fillStyle = css(above);
  context.fillRect(0, 0, 1, 1);

  return context.getImageData(0, 0, 1, 1).data;
}

function byImageMagick(mode, below, above) {
  const inputs = ['-size', '1x1', `xc:${css(below)}`, `xc:${css(above)}`];
  const compose = mode === 'source-over' ? 'over' : mode.replace('-', '');

  return execFileSync('convert', [...inputs, '-compose', compose, '-composite', '-depth', '8', 'rgba:-']);
}

function byJimp(mode, below, above) {
  const pixel = ([red, green, blue, alpha]) =>
    new Jimp({ width: 1, height: 1, color: ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0 });
  const picture = pixel(below);

  picture.composite(pixel(above), 0, 0, { mode: BlendMode[mode.replace('-', '_').toUpperCase()] });

  return picture.bitmap.data;
}

const isNear = (first, second) => [...first].every((value, index) => Math.abs(value - second[index]) <= 2);

const skin = [198, 134, 96, 255];
const halfSkin = [198, 134, 96, 128];
const blue = [60, 120, 200, 255];
const halfBlue = [60, 120, 200, 128];

const modes = [
  ...['multiply', 'screen', 'overlay', 'darken', 'lighten', 'hard-light'],
  ...['soft-light', 'color-dodge', 'color-burn', 'difference', 'exclusion'],
];

for (const mode of modes) {
  const opaque = await bySharp(mode, skin, blue);

  assert.ok(isNear(opaque, byCanvas(mode, skin, blue)), `${mode}, opaque`);

  for (const [below, above] of [
    [skin, halfBlue],
    [halfSkin, blue],
    [halfSkin, halfBlue],
  ]) {
    const expected = byCanvas(mode, below, above);
    const seen = await bySharp(mode, below, above);

    console.log(mode.padEnd(11), css(below), css(above), 'canvas', expected.join(), 'sharp', seen.join());

    assert.ok(isNear(byImageMagick(mode, below, above), expected), `${mode} of ImageMagick`);
    assert.ok(!isNear(seen, expected), `${mode} of sharp`);
  }

  // What helps, if the picture below is opaque.
  const helped = await bySharp(mode, skin, halfBlue, { premultiplied: true });

  assert.ok(isNear(helped, byCanvas(mode, skin, halfBlue)), `${mode}, as if premultiplied`);
}

assert.ok(isNear(await bySharp('over', skin, halfBlue), byCanvas('source-over', skin, halfBlue)));

// White should change nothing.
for (const [opacity, expected] of [
  [255, skin],
  [128, [148, 100, 72, 255]],
]) {
  const white = [255, 255, 255, opacity];

  assert.deepEqual([...byJimp('multiply', skin, white)], skin);
  assert.deepEqual([...byImageMagick('multiply', skin, white)], skin);

  const seen = [...(await bySharp('multiply', skin, white))];

  console.log('multiply', css(skin), css(white), 'sharp', seen.join());
  assert.deepEqual(seen, expected);
}
JS
node probe.mjs
