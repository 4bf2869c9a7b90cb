#!/bin/sh
# Guess: to be fast, libraries that find the colours of a picture take a tenth of its pixels, spread over the picture.
# Seen: they take each tenth pixel of the rows in turn. If the width is a multiple of 10 (640, 1280 and 1920 are), that is
#   each tenth column, again and again: of a picture in skin with a narrow red line in each tenth column, 100 % are red,
#   and with the lines moved by one pixel, none. One column less, and red is a tenth. In get-rgba-palette, a white picture
#   has the colour 256, 252, 252 as well, which is none.
# Who meets it: palettes of screenshots, tables, bar codes, fabrics, and of pictures that were enlarged without smoothing.
# What to do: `quality: 1`, or make the picture smaller first, to a width of 101 pixels, for example.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent get-rgba-palette@2.0.1 colorthief@3.5.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getPalette } from 'colorthief';
import palette from 'get-rgba-palette';
import sharp from 'sharp';

const height = 60;
const skin = [198, 134, 96];
const red = [200, 40, 60];

/** RGBA pixels of a picture whose columns a function colours. */
function draw(width, colourOf) {
  const pixels = new Uint8Array(width * height * 4);

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set([...colourOf(x), 255], (y * width + x) * 4);
  }

  return pixels;
}

const isRed = ([r, g]) => r > 150 && g < 80;

/** The share of red in percent by two libraries with their default quality, which is 10. */
async function measure(label, width, offset) {
  const pixels = draw(width, (x) => (x % 10 === offset ? red : skin));
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } }).png().toBuffer();
  const bins = palette.bins(pixels).filter(({ color }) => isRed(color));
  const colours = (await getPalette(file)).filter((colour) => isRed(colour.array()));
  const sum = (shares) => Math.round(shares.reduce((total, share) => total + share, 0) * 100);
  const found = [sum(bins.map(({ amount }) => amount)), sum(colours.map(({ proportion }) => proportion))];

  console.log(label.padEnd(42), 'red: get-rgba-palette', found[0], '%, colorthief', found[1], '%');

  return found;
}

assert.deepEqual(await measure('60 columns, red in 0, 10, 20 …', 60, 0), [100, 100]);
assert.deepEqual(await measure('60 columns, red in 1, 11, 21 …', 60, 1), [0, 0]);

const odd = await measure('59 columns, red in 0, 10, 20 …', 59, 0);

assert.ok(odd.every((share) => share > 5 && share < 15));

const white = palette(draw(60, () => [255, 255, 255]));

console.log('white by get-rgba-palette:', white.join(' | '));
assert.deepEqual(white[1], [256, 252, 252]);
JS
node probe.mjs
