#!/bin/sh
# Guess: written-number writes whole numbers in words as each of its languages does, and says so when it can't.
# Seen: 1.5 is "two", 0.4 is "zero", -5 is an empty text, and Hindi, which is no language of it, is English: no error
#   in any of them. In French, 80,000 is "quatre-vingts mille" and 200,000 "deux cents mille", where the s must go.
#   In Vietnamese, 105 is "một trăm và năm", with the word for "and", where "lẻ" or "linh" is said. n2words writes all
#   four as the grammars do.
# Who meets it: prices in words on invoices, and numbers that are spoken.
# What to do: n2words, and a list of numbers that one has had read.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent written-number@0.11.1 n2words@4.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as vietnamese } from 'n2words/vi-VN';
import writtenNumber from 'written-number';

const words = [
  ['fr', 80_000, 'quatre-vingts mille', french],
  ['fr', 200_000, 'deux cents mille', french],
  ['vi', 105, 'một trăm và năm', vietnamese],
  ['vi', 1005, 'một ngàn và năm', vietnamese],
];

const reference = ['quatre-vingt mille', 'deux cent mille', 'một trăm lẻ năm', 'một nghìn lẻ năm'];

console.log('written-number 0.11.1, n2words 4.0.0');

for (const [index, [lang, number, expected, other]] of words.entries()) {
  const written = writtenNumber(number, { lang });

  console.log(`${lang} ${number}: written-number "${written}", n2words "${other(number)}"`);
  assert.equal(written, expected);
  assert.equal(other(number), reference[index]);
}

for (const [number, lang, expected] of [
  [1.5, 'en', 'two'],
  [0.4, 'en', 'zero'],
  [-5, 'en', ''],
  [25, 'hi', 'twenty-five'],
]) {
  const written = writtenNumber(number, { lang });

  console.log(`${lang} ${number}: "${written}"`);
  assert.equal(written, expected);
}
JS
node probe.mjs
