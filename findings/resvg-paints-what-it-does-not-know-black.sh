#!/bin/sh
# Guess: a program that does not know `oklch()` takes the colour that is declared before it, as browsers do.
# Seen: the declaration with `oklch()` replaces the one before it and is then painted black. The same holds for
#   `rgb(198 134 96 / 50%)`, which is black and opaque, while `rgb(198 134 96)` is right. sharp, which paints with
#   librsvg, takes the older colour, and knows the half-transparent one.
# Who meets it: those who make preview pictures of drawings with two notations, as many build tools write them.
# What to do: write the older notation only, or sharp.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const drawing = (style) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
  <style>rect { ${style} }</style><rect width="8" height="8"/></svg>`;

const pixel = async (file) => [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)].join();
const seen = {};

console.log('@resvg/resvg-js 2.6.2, sharp 0.35.5');

for (const style of [
  'fill: #c68660',
  'fill: #c68660; fill: oklch(0.67 0.09 52)',
  'fill: rgb(198 134 96)',
  'fill: rgb(198 134 96 / 50%)',
]) {
  seen[style] = [await pixel(new Resvg(drawing(style)).render().asPng()), await pixel(Buffer.from(drawing(style)))];
  console.log(`${style}: resvg ${seen[style][0]}, sharp ${seen[style][1]}`);
}

assert.deepEqual(Object.values(seen), [
  ['198,134,96,255', '198,134,96,255'],
  ['0,0,0,255', '198,134,96,255'],
  ['198,134,96,255', '198,134,96,255'],
  ['0,0,0,255', seen['fill: rgb(198 134 96 / 50%)'][1]],
]);
assert.match(seen['fill: rgb(198 134 96 / 50%)'][1], /^19[78],13[345],9[567],12[78]$/);
JS
node probe.mjs
