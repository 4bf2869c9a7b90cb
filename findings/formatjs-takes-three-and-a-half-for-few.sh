#!/bin/sh
# Guess: @formatjs/intl-pluralrules, the polyfill that is built from the rules of Unicode (CLDR), chooses the plural form
#   that `Intl.PluralRules` of Node and browsers chooses.
# Seen: not for Arabic numbers with decimals. 3.5 has the form "few" and 11.5 the form "many", in which the noun is
#   another word; with 3.5 GB, 12.5 % or 4.8 stars it must be "other". The range 3..10 of a rule holds whole numbers only
#   (UTS #35: `n = 3..10` is a list of integers), and the polyfill asks whether the number is between. Whole numbers, and
#   the other languages of the site, are right. make-plural, built from the same rules, agrees with Node.
# Who meets it: apps and old browsers that load the polyfill: sizes, ratings and durations in Arabic.
# What to do: make-plural, or round before the form is chosen.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/intl-pluralrules@6.3.16 make-plural@8.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { ar } from 'make-plural';

const Native = Intl.PluralRules;

await import('@formatjs/intl-pluralrules/polyfill-force.js');
await import('@formatjs/intl-pluralrules/locale-data/ar.js');

assert.notEqual(Intl.PluralRules, Native);

const seen = {
  1.5: ['other', 'other'],
  3: ['few', 'few'],
  3.5: ['few', 'other'],
  4.8: ['few', 'other'],
  11: ['many', 'many'],
  11.5: ['many', 'other'],
  12345.5: ['many', 'other'],
};

console.log(`@formatjs/intl-pluralrules 6.3.16, make-plural 8.1.0, Node ${process.version}`);

for (const number of [1.5, 3, 3.5, 4.8, 11, 11.5, 12345.5]) {
  const polyfill = new Intl.PluralRules('ar').select(number);
  const native = new Native('ar').select(number);
  const other = ar(String(number));

  console.log(`${number}: polyfill ${polyfill}, Node ${native}, make-plural ${other}`);
  assert.deepEqual([polyfill, native], seen[number]);
  assert.equal(other, native);
}
JS
node probe.mjs
