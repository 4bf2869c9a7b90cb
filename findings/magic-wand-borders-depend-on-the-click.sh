#!/bin/sh
# Guess: with `includeBorders`, the selection of magic-wand-tool is one pixel larger all around, wherever in the area one
#   clicks.
# Seen: around a rectangle of 5 x 3 pixels, the border has holes, and not the same ones for two clicks: from the middle,
#   two corners at the left are missing; from the upper left pixel, one corner and two pixels beside it. Without the
#   option, the selection is the same for both.
# Who meets it: tools for cutting out a background, which include the border so that no edge of it is left: some pixels
#   of the old background stay at the cut-out face.
# What to do: select without borders, and widen the mask by one pixel.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent magic-wand-tool@1.1.7

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import wand from 'magic-wand-tool';

const width = 9;
const height = 7;
const isFace = (x, y) => x > 1 && x < 7 && y > 1 && y < 5;
const pixels = Array.from({ length: width * height }, (_, index) =>
  isFace(index % width, Math.floor(index / width)) ? [198, 134, 96, 255] : [0, 0, 0, 255]
);
const picture = { width, height, bytes: 4, data: Uint8ClampedArray.from(pixels.flat()) };

/** The selection as lines of 0 and 1, for a click at x, y. */
function select(x, y, withBorders) {
  const { data } = wand.floodFill(picture, x, y, 15, null, withBorders);

  return [...Array(height).keys()].map((line) => [...data.slice(line * width, (line + 1) * width)].join(''));
}

const face = ['000000000', '000000000', '001111100', '001111100', '001111100', '000000000', '000000000'];
const fromMiddle = select(4, 3, true);
const fromCorner = select(2, 2, true);

console.log('magic-wand-tool 1.1.7, without borders');
console.log(select(4, 3, false).join('\n'));
console.log('with borders, from the middle\n' + fromMiddle.join('\n'));
console.log('with borders, from the upper left pixel\n' + fromCorner.join('\n'));

assert.deepEqual(select(4, 3, false), face);
assert.deepEqual(select(2, 2, false), face);
assert.deepEqual(fromMiddle.slice(1, 6), ['001111110', '011111110', '011111110', '011111110', '001111110']);
assert.deepEqual(fromCorner.slice(1, 6), ['000011110', '011111110', '011111110', '011111110', '011111110']);
JS
node probe.mjs
