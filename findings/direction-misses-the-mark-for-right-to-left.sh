#!/bin/sh
# Guess: a package that tells the direction of a text by its first letter, as browsers do for `dir="auto"`, knows the mark
#   U+200F, which editors put before an Arabic sentence that begins with a brand in Latin letters.
# Seen: `direction`, also its version 1 in the editor Slate, takes U+200E for left-to-right, but skips U+200F, so the mark
#   changes nothing. Arabic digits, which have no direction of their own, make an English text run from the right. A wide
#   bracket or comma, as Japanese keyboards write it, makes Arabic words behind it run from the left.
# Who meets it: authors of Arabic texts in editors that set `dir` with this package, such as those built with Slate: the
#   sentence stays at the left side, whatever they add. In the browser's own `dir="auto"`, it is right.
# What to do: leave it to `dir="auto"`, or ask a library that has the Unicode table (bidi-js).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent --legacy-peer-deps \
  direction@2.0.1 direction-1@npm:direction@1.0.4 bidi-js@1.0.3 slate-react@0.146.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import bidiFactory from 'bidi-js';
import { direction } from 'direction';
import first from 'direction-1';

const { version, dependencies } = JSON.parse(
  readFileSync('node_modules/slate-react/package.json', 'utf8'),
);
const bidi = bidiFactory();

/** The direction by rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9). */
const byUnicode = (text) =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0].level === 1 ? 'rtl' : 'ltr';

const texts = {
  'an Arabic sentence': ['تنزيل Facewright', 'rtl', 'rtl'],
  'the same with the brand first, and U+200F': ['\u200fFacewright تنزيل', 'ltr', 'rtl'],
  'a brand behind U+061C, the mark for Arabic': ['\u061cFacewright', 'rtl', 'rtl'],
  'an Arabic word behind U+200E': ['\u200eتنزيل', 'ltr', 'ltr'],
  'an English text with an Arabic digit': ['٣ GIFs', 'rtl', 'ltr'],
  'an Arabic word in wide brackets': ['（تنزيل）', 'ltr', 'rtl'],
};

console.log('direction 2.0.1, direction 1.0.4, bidi-js 1.0.3');
console.log(`slate-react ${version} needs direction ${dependencies.direction}`);
assert.equal(dependencies.direction, '^1.0.4');

for (const [name, [text, seen, expected]] of Object.entries(texts)) {
  console.log(`${name}: ${direction(text)}, ${first(text)}; by Unicode: ${byUnicode(text)}`);
  assert.equal(direction(text), seen, name);
  assert.equal(first(text), seen, name);
  assert.equal(byUnicode(text), expected, name);
}
JS
node probe.mjs
