#!/bin/sh
# Guess: an amount such as 29.90 in Arabic words is 29 dollars and ninety cents.
# Seen: tafgeetjs reads what is behind the point as a whole number. The number 29.9 (JavaScript drops the zero of
#   29.90) is 29 dollars and nine cents, and 29.5 and 29.05 are both five cents. Only the text "29.90" is right. For 0,
#   0.5 and -5, the dollars are the English word "undefined". number-to-arabic-words does the same: 1.05 is "one point
#   five", as 1.5, and -5 is an empty text.
# Who meets it: invoices and receipts with the amount in words, which is what counts if words and digits differ.
# What to do: hand over a text of two decimals, `amount.toFixed(2)`; n2words does not lose the zero.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  tafgeetjs@2.1.0 number-to-arabic-words@1.5.3 n2words@4.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal } from 'n2words/ar-SA';
import words from 'number-to-arabic-words/dist/index-node.js';
import Tafgeet from 'tafgeetjs';

const dollars = (amount) => new Tafgeet(amount, 'USD').parse();

for (const amount of [29.9, '29.90', '29.09', 29.5, 29.05, 0.5, -5]) console.log(amount, dollars(amount));
for (const number of [1.5, 1.05, -5]) {
  console.log(number, JSON.stringify(words.toArabicWord(number)), '|', toCardinal(number));
}

const nine = 'تسعة';
const ninety = 'تسعون';

assert.ok(dollars(29.9).includes(`و${nine} سنت`));
assert.equal(dollars(29.9), dollars('29.09'));
assert.ok(dollars('29.90').includes(`و${ninety} سنت`));
assert.equal(dollars(29.5), dollars(29.05));
for (const amount of [0, 0.5, -5]) assert.match(dollars(amount), /undefined/);

assert.equal(words.toArabicWord(1.5), words.toArabicWord(1.05));
assert.equal(words.toArabicWord(-5), '');
assert.notEqual(toCardinal(1.5), toCardinal(1.05));
JS
node probe.mjs
