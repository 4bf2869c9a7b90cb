#!/bin/sh
# Guess: a library that joins Arabic letters and sets them from right to left also knows that numbers within run from
#   left to right. pdf-lib shapes Arabic with fontkit, "an advanced font engine".
# Seen: a text that begins with Arabic is turned around as a whole, numbers too: the price 29 is printed as 92, and
#   version 3.10 as 01.3. A text that begins with Latin letters, "RTX مع", is not turned at all, so that the Arabic word
#   is spelled backwards with single letters. fontkit itself does both, in the current version and in pdf-lib's copy; a
#   text without numbers or Latin letters is right.
# Who meets it: invoices, tickets and certificates in Arabic, Hebrew or Persian made with pdf-lib: prices are wrong, and
#   look right.
# What to do: split each line into runs of one direction (bidi-js finds them) and draw each run by itself.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 fontkit@2.0.4 \
  vazirmatn@33.0.3 bidi-js@1.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import pdfLibFontkit from '@pdf-lib/fontkit';
import bidiFactory from 'bidi-js';
import * as fontkit from 'fontkit';
import { PDFDocument } from 'pdf-lib';

const file = readFileSync('node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf');
const fonts = {
  'fontkit 2.0.4': fontkit.create(file),
  '@pdf-lib/fontkit 1.1.1': pdfLibFontkit.create(file),
};
const bidi = bidiFactory();

// The letters from left to right, as they are drawn.
const draw = (font, text) => {
  const { glyphs } = font.layout(text);

  return glyphs.flatMap(({ codePoints }) => codePoints.map((each) => String.fromCodePoint(each)).reverse());
};

// The same by Unicode's rules.
const order = (text) => {
  const levels = bidi.getEmbeddingLevels(text);

  return bidi.getReorderedIndices(text, levels).map((index) => text[index]);
};

const latin = (letters) => letters.join('').replaceAll(/[^\w. ]/g, '').trim();

for (const [name, font] of Object.entries(fonts)) {
  console.log(name);

  for (const [text, drawn, right] of [
    ['السعر 29 دولار', '92', '29'],
    ['الإصدار 3.10', '01.3', '3.10'],
    ['Price 29', 'Price 29', 'Price 29'],
  ]) {
    console.log(`  ${text}: drawn ${latin(draw(font, text))}, by Unicode ${latin(order(text))}`);
    assert.equal(latin(draw(font, text)), drawn);
    assert.equal(latin(order(text)), right);
  }

  assert.deepEqual(draw(font, 'مع'), ['ع', 'م']);
  assert.deepEqual(draw(font, 'RTX مع').slice(-2), ['م', 'ع']);
  assert.deepEqual(order('RTX مع').slice(-2), ['ع', 'م']);
}

// What pdf-lib writes into the file: the numbers of the glyphs.
const document = await PDFDocument.create();

document.registerFontkit(pdfLibFontkit);

const embedded = await document.embedFont(file);
const written = (text) => embedded
  .encodeText(text)
  .asString()
  .match(/.{4}/g)
  .map((hex) => fonts['fontkit 2.0.4'].getGlyph(Number.parseInt(hex, 16)).codePoints)
  .map(([codePoint]) => (codePoint ? String.fromCodePoint(codePoint) : ''));

const inFile = latin(written('السعر 29 دولار'));

console.log('pdf-lib 1.17.1 writes', inFile);
assert.equal(inFile, '92');
assert.equal(latin(written('Price 29')), 'Price 29');
JS
node probe.mjs
