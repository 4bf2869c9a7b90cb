#!/bin/sh
# Guess: `applyPalette` of gifenc gives each pixel the nearest colour of the palette, so a colour that is in the palette
#   is kept, and a pixel that does not change between two frames has the same colour in both.
# Seen: it remembers its answers for groups of colours (the upper five or six bits). The first pixel of a group decides
#   for all that follow: of sixteen neighbouring shades of skin, all of them in the palette, four are left, and which
#   ones depends on the pixel that comes first. A still background gets another shade as soon as something moves
#   above it. `rgb565` is the finest of its formats without transparency.
# Who meets it: makers of GIFs from faces and screens: soft skin gets steps, and a still wall flickers.
# What to do: map the pixels with `nearestColorIndex`, which is exact, and remember the answers by the full colour.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gifenc@1.0.3

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { applyPalette, nearestColorIndex } = require('gifenc');

const palette = Array.from({ length: 16 }, (_, step) => [200 + step, 150 + step, 120 + step]);
const pixels = (...shades) => new Uint8Array(shades.flatMap((shade) => [...palette[shade], 255]));
const all = [...palette.keys()];

const downwards = [...applyPalette(pixels(...all), palette)];
const upwards = [...applyPalette(pixels(...all.toReversed()), palette)].reverse();

console.log('gifenc', require('gifenc/package.json').version);
console.log('shades:                  ', all.join(' '));
console.log('from the darkest one:    ', downwards.join(' '));
console.log('from the brightest one:  ', upwards.join(' '));
assert.equal(new Set(downwards).size, 4);
assert.equal(new Set(upwards).size, 4);
assert.notDeepEqual(downwards, upwards);

const [, before] = applyPalette(pixels(2, 5), palette);
const [, after] = applyPalette(pixels(7, 5), palette);

console.log(`the still pixel of shade 5: ${before} in one frame, ${after} in the next`);
assert.equal(before, 2);
assert.equal(after, 7);

assert.deepEqual(palette.map((colour) => nearestColorIndex(palette, colour)), all);
JS
node probe.cjs
