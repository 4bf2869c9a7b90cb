#!/bin/sh
# Guess: parse-css-font reads each valid `font` of CSS, as canvas and PDF libraries use it: size, weight and families.
# Seen: of `450 16px/1.5 "Inter Variable", serif`, the size is "450" and the first family is `16px/1.5 "Inter Variable`.
#   Only hundreds are weights, while CSS has had all numbers from 1 to 1000 since variable fonts. Of
#   `oblique 10deg 16px Inter`, the size is "10deg" and the family "16px Inter". There is no error. css-font-parser reads
#   both, and gives null for `16px / 1.5 Inter` and for a size with `clamp()`, which parse-css-font reads.
# Who meets it: sites that draw texts with a variable font on a canvas, in an SVG or a PDF.
# What to do: the longhand properties; `getComputedStyle` in browsers.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent parse-css-font@4.0.0 css-font-parser@2.0.1 css-tree@3.2.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parseFont } = require('css-font-parser');
const { lexer } = require('css-tree');
const parseCssFont = require('parse-css-font');

const seen = [
  ['400 16px/1.5 "Inter Variable", serif', '16px', 'Inter Variable', '16px'],
  ['450 16px/1.5 "Inter Variable", serif', '450', '16px/1.5 "Inter Variable', '16px'],
  ['oblique 10deg 16px Inter', '10deg', '16px Inter', '16px'],
  ['16px / 1.5 Inter', '16px', 'Inter', undefined],
  ['clamp(1rem, 2vw, 3rem)/1.4 Inter', 'clamp(1rem, 2vw, 3rem)', 'Inter', undefined],
];

console.log('parse-css-font 4.0.0, css-font-parser 2.0.1');

for (const [font, expectedSize, expectedFamily, otherSize] of seen) {
  const { size, family } = parseCssFont(font);
  const other = parseFont(font);

  console.log(`${font}: parse-css-font ${size}, ${family[0]}; css-font-parser ${other?.['font-size']}`);
  assert.equal(lexer.matchProperty('font', font).error, null);
  assert.deepEqual([size, family[0]], [expectedSize, expectedFamily]);
  assert.equal(other?.['font-size'], otherSize);
}
JS
node probe.cjs
