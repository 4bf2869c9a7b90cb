#!/bin/sh
# Guess: `globalAlpha` makes all that is painted half-transparent, and a new canvas is transparent, as in browsers.
# Seen: `fillRect` paints opaquely, while `drawImage` with the same number is half-transparent. A half-transparent
#   fill, `rgba(198, 134, 96, 0.5)`, works. A new canvas is opaque and black, so that a sticker has a black ground;
#   after `clearRect` it is transparent. `globalCompositeOperation` is kept and does nothing.
# Who meets it: bots that paint previews and marks without native parts.
# What to do: write the opacity into the colour, and begin with `clearRect`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pureimage@0.4.20

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import * as pureImage from 'pureimage';

console.log('pureimage 0.4.20');

const pixel = (image) => {
  const value = image.getPixelRGBA(2, 2);

  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join();
};

const paint = (steps) => {
  const image = pureImage.make(8, 8);

  steps(image.getContext('2d'));

  return image;
};

const onWhite = (context) => {
  context.fillStyle = 'white';
  context.fillRect(0, 0, 8, 8);
};

const skin = paint((context) => {
  context.fillStyle = '#c68660';
  context.fillRect(0, 0, 8, 8);
});

const seen = {
  'new canvas': pixel(paint(() => {})),
  'after clearRect': pixel(paint((context) => context.clearRect(0, 0, 8, 8))),
  'half a fill on white': pixel(
    paint((context) => {
      onWhite(context);
      context.globalAlpha = 0.5;
      context.fillStyle = '#c68660';
      context.fillRect(0, 0, 8, 8);
    })
  ),
  'half a picture on white': pixel(
    paint((context) => {
      onWhite(context);
      context.globalAlpha = 0.5;
      context.drawImage(skin, 0, 0);
    })
  ),
};

console.log(seen);
assert.equal(seen['new canvas'], '0,0,0,255');
assert.equal(seen['after clearRect'], '0,0,0,0');
assert.equal(seen['half a fill on white'], '198,134,96,255');
assert.match(seen['half a picture on white'], /^22[5-8],19[4-6],17[4-7],255$/);
JS
node probe.mjs
