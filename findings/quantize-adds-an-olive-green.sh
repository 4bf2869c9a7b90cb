#!/bin/sh
# Guess: the palette of two colours that quantize finds in a picture of two colours are these two.
# Seen: it finds three, and the third is an olive green that is in no pixel. A picture of skin and dark hair alone has
#   3 colours where 2 were asked for, 4 for 3 and 7 for 8, with the same green five times. Where the colours are no
#   exact steps of eight, each of them is a little off too: 224, 172, 105 becomes 228, 172, 108.
#   @lokesh.dhakar/quantize, a successor with the same name inside, finds two colours, exactly.
# Who meets it: makers of GIFs and stickers with few colours, and sites that colour a card after a portrait: the face
#   gets green spots, or the page a green border.
# What to do: take @lokesh.dhakar/quantize, or drop the colours that are in no pixel.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent quantize@1.0.2 @lokesh.dhakar/quantize@1.4.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import successor from '@lokesh.dhakar/quantize';
import quantize from 'quantize';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const repeat = (count, colour) => Array.from({ length: count }, () => colour);
const write = (palette) => palette.map((colour) => colour.join(' ')).join(', ');

const [skin, hair, olive] = [[224, 172, 105], [40, 30, 25], [180, 176, 68]];
const pixels = [...repeat(600, skin), ...repeat(400, hair)];

console.log(`quantize ${version('quantize')}, @lokesh.dhakar/quantize ${version('@lokesh.dhakar/quantize')}`);
console.log(`the picture: ${write([skin, hair])}`);

for (const [count, length] of [
  [2, 3],
  [3, 4],
  [8, 7],
]) {
  const palette = quantize(pixels, count).palette();
  const other = successor(pixels, count).palette();

  console.log(`asked for ${count}: ${write(palette)}; by the successor: ${write(other)}`);
  assert.equal(palette.length, length);
  assert.deepEqual(palette.slice(0, 2), [[228, 172, 108], [44, 28, 28]]);
  assert.ok(palette.slice(2).every((colour) => write([colour]) === write([olive])));
  assert.deepEqual(other, [skin, hair]);
}
JS
node probe.mjs
