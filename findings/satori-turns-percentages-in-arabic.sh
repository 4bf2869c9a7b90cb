#!/bin/sh
# Guess: with `direction: 'rtl'`, satori places words and numbers of an Arabic card as a browser does.
# Seen: it places words, brackets and names in Latin letters well, but takes the characters next to digits for Arabic
#   ones: "20%" before an Arabic word is drawn as %20, and a range such as "25-60" as 60-25. By the Unicode rules (bidi-js
#   has them) a percent sign or a hyphen between digits belongs to the number.
# Who meets it: sites that draw their cards for social networks with satori (or @vercel/og) in Arabic.
# What to do: put numbers with signs into an element of their own with `direction: 'ltr'`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  satori@0.63.2 bidi-js@1.1.0 @fontsource/noto-sans-arabic@5.3.0 @fontsource/manrope@5.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import bidiFactory from 'bidi-js';
import satori from 'satori';

const bidi = bidiFactory();
const font = (file) => readFileSync(`node_modules/@fontsource/${file}-500-normal.woff`);

const fonts = [
  { name: 'Latin', data: font('manrope/files/manrope-latin') },
  { name: 'Arabic', data: font('noto-sans-arabic/files/noto-sans-arabic-arabic') },
];

// The pieces of the drawn line from left to right, Arabic words as they are stored.
const drawn = async (text) => {
  const style = { display: 'flex', direction: 'rtl', fontFamily: 'Latin, Arabic', fontSize: 16 };
  const card = { type: 'div', props: { style, children: text } };
  const svg = await satori(card, { width: 300, height: 60, fonts, embedFont: false });
  const pieces = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)/g)];
  return pieces.sort((a, b) => a[1] - b[1]).map(([, , piece]) => piece).join('').trim();
};

// The same by the Unicode rules, letter by letter; Arabic words are turned back to the order in which they are stored.
const expected = (text) => {
  const line = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'));
  return line.replace(/[\u0600-\u06ff]+/g, (word) => [...word].reverse().join('')).trim();
};

const seen = [
  ['20% أسرع', 'أسرع %20', false],
  ['25-60', '60-25', false],
  ['Windows 10 أو أحدث', 'أحدث أو Windows 10', true],
];

console.log('satori', JSON.parse(readFileSync('node_modules/satori/package.json', 'utf8')).version);

for (const [text, line, correct] of seen) {
  const result = await drawn(text);

  console.log(JSON.stringify({ text, drawn: [...result].join(' '), unicode: [...expected(text)].join(' ') }));
  assert.equal(result, line);
  assert.equal(result === expected(text), correct);
}
JS
node probe.mjs
