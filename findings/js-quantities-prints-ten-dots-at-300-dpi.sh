#!/bin/sh
# Guess: js-quantities knows dots per inch: 35 millimetres at 300 dpi are 413 pixels.
# Seen: they are 10.5 pixels. The units dpi and ppi are there, but their inch counts as a metre, so all results are too
#   small by the factor 39.37. With "300 pixel/inch", the same in words, the result is right, and 300 dpi converted into
#   it gives 7.62. No error tells.
# Who meets it: those who compute the pixels of a passport photo or a badge from its size on paper.
# What to do: write "pixel/inch".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent js-quantities@1.8.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const Qty = require('js-quantities');

console.log('js-quantities', JSON.parse(readFileSync('node_modules/js-quantities/package.json', 'utf8')).version);

for (const [density, pixels] of [
  ['300 pixel/inch', '413.39 pixel'],
  ['300 dpi', '10.5 pixel'],
  ['300 ppi', '10.5 pixel'],
]) {
  const width = Qty(density).mul(Qty('35 mm')).to('pixel').toPrec('0.01 pixel').toString();

  console.log(`35 mm at ${density}: ${width}`);
  assert.equal(width, pixels);
}

const converted = Qty('300 dpi').to('pixel/inch').toString();
console.log('300 dpi ->', converted);
assert.equal(converted, '7.62 pixel/in');
JS
node probe.cjs
