#!/bin/sh
# Guess: a library that writes numbers in Vietnamese words writes each whole number, and refuses what it cannot write.
# Seen: vn-str writes 1001 as "một nghìn", which is 1000, and so the 1 of each thousand that ends with 001, up to
#   999,001. Fractions are not refused and lose their point: in vn-str and number-to-text-vietnamese, 1.5 is 105, 29.9
#   is 2909 and 0.05 is "zero thousand". In vn-num2words, 15 is misspelled ("muời năm" for "mười lăm"), and -5 is
#   "undefined mươi lăm".
# Who meets it: invoices, receipts and contracts, on which Vietnam asks for the amount in words.
# What to do: read-vietnamese-number, which is right for all of these.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  vn-str@0.4.0 number-to-text-vietnamese@1.1.7 vn-num2words@1.0.4 read-vietnamese-number@2.3.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { numToText } = require('vn-str');
const { getText } = require('number-to-text-vietnamese');
const numberToWords = require('vn-num2words');
const { default: readNumber, ReadingConfig } = require('read-vietnamese-number');

const plain = new ReadingConfig();
plain.unit = [];

const written = (write, number) => {
  try {
    return write(number).trim();
  } catch (error) {
    return error.constructor.name;
  }
};

const rows = [15, 1000, 1001, 1002, 2001, 105, 1.5, 2909, 29.9, 0.05, -5].map((number) => ({
  number,
  'vn-str': written(numToText, number),
  'number-to-text-vietnamese': written(getText, number),
  'vn-num2words': written(numberToWords, number),
  'read-vietnamese-number': written((each) => readNumber(String(each), plain), number),
}));

for (const row of rows) console.log(row);

const of = (number) => rows.find((row) => row.number === number);

assert.equal(of(1001)['vn-str'], 'một nghìn');
assert.equal(of(1001)['vn-str'], of(1000)['vn-str']);
assert.equal(of(2001)['vn-str'], 'hai nghìn');
assert.equal(numToText(999_001).trim(), numToText(999_000).trim());
assert.equal(of(1002)['vn-str'], 'một nghìn không trăm linh hai');
assert.equal(of(1001)['number-to-text-vietnamese'], 'một nghìn không trăm linh một');

for (const name of ['vn-str', 'number-to-text-vietnamese']) {
  assert.equal(of(1.5)[name], of(105)[name]);
  assert.equal(of(29.9)[name], of(2909)[name]);
  assert.equal(of(0.05)[name], 'không nghìn');
}

assert.equal(of(15)['vn-num2words'], 'muời năm');
assert.equal(of(-5)['vn-num2words'], 'undefined mươi lăm');
assert.equal(of(15)['read-vietnamese-number'], 'mười lăm');
assert.equal(of(29.9)['read-vietnamese-number'], 'hai mươi chín chấm chín');
assert.equal(of(-5)['read-vietnamese-number'], 'âm năm');
JS
node probe.cjs
