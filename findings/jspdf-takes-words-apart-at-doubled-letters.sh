#!/bin/sh
# Guess: jsPDF, which gives Arabic letters their joined shapes, knows that a small sign above a letter, such as the
#   shadda of a doubled one, does not end a word.
# Seen: it takes such a sign for the end of the word. In مجاني (free of charge) ج is joined on both sides; in مجّاني,
#   the same word with its shadda, ج has the shape of a first letter and touches nothing before it. A letter after the
#   sign begins anew. The ligature لا is right. arabic-persian-reshaper joins them.
# Who meets it: invoices and certificates in Arabic made in the browser: carefully spelled words fall apart.
# What to do: remove U+064B to U+0652 from texts for jsPDF, or shape them with arabic-persian-reshaper before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jspdf@4.2.1 arabic-persian-reshaper@1.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { jsPDF } = require('jspdf');
const { ArabicShaper } = require('arabic-persian-reshaper');

const document = new jsPDF();

// The shapes of Unicode's block for joined letters, by their numbers.
const codes = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16)).join(' ');

console.log('jspdf 4.2.1, arabic-persian-reshaper 1.0.1');

for (const [word, withJsPdf, reshaped] of [
  ['مجاني', 'fee3 fea0 fe8e fee7 fef2', 'fee3 fea0 fe8e fee7 fef2'],
  ['مجّاني', 'fee3 fe9f 651 fe8e fee7 fef2', 'fee3 fea0 651 fe8e fee7 fef2'],
  ['لا', 'fefb', 'fefb'],
]) {
  const seen = { jspdf: codes(document.processArabic(word)), reshaper: codes(ArabicShaper.convertArabic(word)) };

  console.log(word, seen);
  assert.deepEqual(seen, { jspdf: withJsPdf, reshaper: reshaped });
}
JS
node probe.mjs
