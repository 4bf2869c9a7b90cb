#!/bin/sh
# Guess: price-parser, which knows the currencies of the world, reads ₩30,000 as South Korean won, and gives amounts in
#   the smallest unit of each currency, as its `value` promises.
# Seen: ₩ is the won of North Korea (KPW). Every currency has two decimals for it: 1,500円 and 1.500 ₫ have the value
#   150000, a hundred times of what a payment service takes for yen and dong, which have no smaller unit. `floatValue`
#   is right. "29,90 $US", as French writes dollars, has no price at all, while "29,90 US$" has one.
# Who meets it: programs that read prices from pages of shops, and compare them or pay by them.
# What to do: compute the smallest unit from `floatValue` and the digits of `Intl.NumberFormat` for the currency.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent price-parser@3.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parseFirst } = require('price-parser');

const digits = (currency) =>
  new Intl.NumberFormat('en', { currency, style: 'currency' }).resolvedOptions().maximumFractionDigits;

/** The currency, the amount and the amount in the smallest unit. */
const read = (text) => {
  const price = parseFirst(text);

  return price && [price.currencyCode, price.floatValue, price.value];
};

console.log('price-parser', require('price-parser/package.json').version);

for (const text of ['29,90 US$', '29,90 $US', '₩30,000', '1,500円', '1.500 ₫']) {
  console.log(text, read(text));
}

assert.deepEqual(read('29,90 US$'), ['usd', 29.9, 2990]);
assert.equal(read('29,90 $US'), null);
assert.deepEqual(read('₩30,000'), ['kpw', 30000, 3000000]);
assert.deepEqual(read('1,500円'), ['jpy', 1500, 150000]);
assert.deepEqual(read('1.500 ₫'), ['vnd', 1500, 150000]);
assert.deepEqual(['JPY', 'VND', 'KRW'].map(digits), [0, 0, 0]);
JS
node probe.cjs
