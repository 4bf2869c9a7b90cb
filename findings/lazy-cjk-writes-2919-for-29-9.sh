#!/bin/sh
# Guess: a library for numbers in Japanese numerals writes a point as such (二十九・九), or refuses fractions.
# Seen: @lazy-cjk/japanese takes the point for a digit, a one in the place of tens: 29.9 is 二千九百十九 (2919), 0.5 is 十五
#   (15) and 12345.67 is 12 million. In the other direction, japanese-string-utils drops the point and the minus: the
#   usual short form 1.5万 (15,000) is 150,000, and -5 is 5.
# Who meets it: prices, sizes and versions in vertical texts, invitations and receipts; forms that accept both.
# What to do: check `Number.isInteger` before; read 万 and the number in front of it separately.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @lazy-cjk/japanese@1.2.37 japanese-string-utils@0.2.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { transcribeNumber } = require('@lazy-cjk/japanese');
const { toNumericFromKanji } = require('japanese-string-utils');

const written = { 2919: '二千九百十九', 29.9: '二千九百十九', 15: '十五', 0.5: '十五', 29: '二十九', 15000: '一万五千' };

for (const [number, numerals] of Object.entries(written)) {
  console.log(number, transcribeNumber(Number(number)));
  assert.equal(transcribeNumber(Number(number)), numerals);
}
assert.equal(transcribeNumber(12345.67), '千二百三十四万五千百六十七');

const read = { 一万五千: '15000', '1.5万': '150000', '-5': '5', 二千二十六: '2026' };

for (const [text, number] of Object.entries(read)) {
  console.log(text, toNumericFromKanji(text));
  assert.equal(toNumericFromKanji(text), number);
}
JS
node probe.cjs
