#!/bin/sh
# Guess: the dominant colour of a picture is the one of most of its pixels, and a palette begins with it.
# Seen: if a picture has at most five colours, it is the colour of the first pixel. One red pixel at the upper left of a
#   field of 3,600 pixels in skin makes red the dominant colour, with a population of 1 in the same answer; at the lower
#   right it does not. The palette of up to ten colours is in the order in which they appear, too. With more colours, it
#   is sorted by their populations.
# Who meets it: pages that tint the background of a logo, a drawing or a sticker: its outline or its corner decides.
# What to do: take the entry of `getPalette` with the largest `population`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent colorthief@3.5.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getColor, getPalette } from 'colorthief';
import sharp from 'sharp';

const size = 60;
const skin = [198, 134, 96];
const red = [200, 40, 60];

/** A PNG file of a square whose pixels a function colours. */
function draw(colourAt) {
  const data = new Uint8Array(size * size * 3);

  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) data.set(colourAt(x, y), (y * size + x) * 3);
  }

  return sharp(data, { raw: { width: size, height: size, channels: 3 } }).png().toBuffer();
}

/** The dominant colour of a picture, and the colours of its palette with the number of their pixels. */
async function measure(label, colourAt) {
  const picture = await draw(colourAt);
  const options = { quality: 1 };
  const dominant = (await getColor(picture, options)).hex();
  const palette = (await getPalette(picture, options)).map((colour) => `${colour.hex()} ${colour.population}`);

  console.log(label.padEnd(26), dominant, ' palette:', palette.slice(0, 3).join(', '));

  return [dominant, palette[0]];
}

const first = await measure('red at the upper left', (x, y) => (x + y === 0 ? red : skin));
const last = await measure('red at the lower right', (x, y) => (x + y === 2 * size - 2 ? red : skin));
const five = await measure('four others at the top', (x, y) => (y === 0 && x < 4 ? [20 * x, 50 * x, 90] : skin));
const many = await measure('30 others at the top', (x, y) => (y === 0 && x < 30 ? [8 * x, 5 * x, 90] : skin));

assert.deepEqual(first, ['#c8283c', '#c8283c 1']);
assert.deepEqual(last, ['#c68660', '#c68660 3599']);
assert.deepEqual(five, ['#00005a', '#00005a 1']);
assert.ok(many.every((colour) => /^#c[4-6]8[4-6]/.test(colour)));
JS
node probe.mjs
