#!/bin/sh
# Guess: libraries that write amounts in words say "minus" for a refund, or refuse a number below zero.
# Seen: num-to-korean reads the minus as a digit whose name is missing: -5 is 십오, fifteen, and -500 is 천오백, 1,500 (the
#   word for the place is written, the digit is not). @develoka/angka-terbilang-js does the same in Indonesian: " puluh
#   lima", which is "-ty five". terbilang-ts leaves the minus out, so a refund of 5 is a payment of 5, and
#   written-number writes nothing at all in every language. read-vietnamese-number says âm năm, minus five.
# Who meets it: receipts and invoices with the amount in words, which Indonesia, Korea and Vietnam ask for, once there
#   is a refund.
# What to do: write the word for minus yourself, and give these libraries positive numbers only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent num-to-korean@0.5.3 @develoka/angka-terbilang-js@1.4.2 \
  terbilang-ts@2.1.0 written-number@0.11.1 read-vietnamese-number@2.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import angkaTerbilang from '@develoka/angka-terbilang-js';
import numToKorean from 'num-to-korean';
import { doReadNumber, ReadingConfig } from 'read-vietnamese-number';
import terbilang from 'terbilang-ts';
import writtenNumber from 'written-number';

const config = new ReadingConfig();

config.unit = ['đồng'];

const inWords = {
  'num-to-korean 0.5.3': (number) => numToKorean.numToKorean(number),
  'angka-terbilang-js 1.4.2': (number) => angkaTerbilang(number),
  'terbilang-ts 2.1.0': (number) => (terbilang.default ?? terbilang)(number),
  'written-number 0.11.1 (es)': (number) => writtenNumber(number, { lang: 'es' }),
  'read-vietnamese-number 2.3.1': (number) => doReadNumber(String(number), config),
};
const seen = {
  'num-to-korean 0.5.3': ['오', '십오', '오백', '천오백'],
  'angka-terbilang-js 1.4.2': ['lima', ' puluh lima', 'lima ratus', ' ribu lima ratus'],
  'terbilang-ts 2.1.0': ['Lima', 'Lima', 'Lima Ratus', 'Lima Ratus'],
  'written-number 0.11.1 (es)': ['cinco', '', 'quinientos', ''],
  'read-vietnamese-number 2.3.1': ['năm đồng', 'âm năm đồng', 'năm trăm đồng', 'âm năm trăm đồng'],
};

for (const [name, write] of Object.entries(inWords)) {
  const words = [5, -5, 500, -500].map(write);

  console.log(name, words);
  assert.deepEqual(words, seen[name]);
}
JS
node probe.mjs
