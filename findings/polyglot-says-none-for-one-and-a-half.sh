#!/bin/sh
# Guess: node-polyglot takes one of the six Arabic forms for 1.5 that Intl takes ("other"), or at least one with a
#   number.
# Seen: 0.5, 1.5 and 2.5 get the first form, that for zero: "no gigabytes". The number is used as a position in the list
#   of forms, there is nothing at 1.5, and the first one is what remains. 3.5 is right by chance, and 86.4 gets the form
#   for 11 to 99 instead of "other". Whole numbers are all right.
# Who meets it: download pages in Arabic with sizes and times: an update of 1.5 GB is one of "no gigabytes".
# What to do: give the number and its unit to `Intl.NumberFormat` (style "unit"), and keep plurals for whole numbers.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-polyglot@2.6.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const Polyglot = require('node-polyglot');

const names = ['zero', 'one', 'two', 'few', 'many', 'other'];
const polyglot = new Polyglot({ locale: 'ar', phrases: { size: names.join(' |||| ') } });
const rules = new Intl.PluralRules('ar');

console.log('node-polyglot', require('node-polyglot/package.json').version);

const expected = { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' };

for (const [number, form] of Object.entries(expected)) {
  assert.equal(polyglot.t('size', Number(number)), form);
  assert.equal(rules.select(Number(number)), form);
}

for (const number of [0.5, 1.5, 2.5, 86.4]) {
  console.log(`${number}: polyglot "${polyglot.t('size', number)}", Intl "${rules.select(number)}"`);
  assert.equal(rules.select(number), 'other');
  assert.equal(polyglot.t('size', number), number < 3 ? 'zero' : 'many');
}
JS
node probe.cjs
