#!/bin/sh
# Guess: parse-price and parse-money find the price in "40 credits for $5": 5, or nothing because there are two numbers.
# Seen: both remove all letters and read what is left as one number: 405, and "from $5 to $10" is 510. In parse-money
#   the result even has the currency: 405 USD. A price of ten thousands in Japanese, 3万円, is 3, and Arabic digits are 0
#   or nothing.
# Who meets it: programs that compare the plans of products, and shops that read amounts from descriptions.
# What to do: read structured data, or give them the element that contains the price alone.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent parse-price@1.1.8 parse-money@1.0.12

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const parseMoney = require('parse-money').default;
const parsePrice = require('parse-price');

const version = (name) => require(`${name}/package.json`).version;
const expected = {
  'US$29.90': [29.9, { amount: 29.9, currency: 'USD' }],
  '1.529,90 US$': [1529.9, { amount: 1529.9, currency: 'USD' }],
  '40 credits for $5': [405, { amount: 405, currency: 'USD' }],
  'from $5 to $10': [510, { amount: 510, currency: 'USD' }],
  '3万円': [3, { amount: 3, currency: null }],
  '٢٩٫٩٠ US$': [0, null],
};

console.log('parse-price', version('parse-price'), 'parse-money', version('parse-money'));

for (const [text, [price, money]] of Object.entries(expected)) {
  const read = parseMoney(text);

  console.log(text, parsePrice(text), read);
  assert.equal(parsePrice(text), price);
  assert.deepEqual(read ? { amount: read.amount, currency: read.currency ?? null } : null, money);
}
JS
node probe.cjs
