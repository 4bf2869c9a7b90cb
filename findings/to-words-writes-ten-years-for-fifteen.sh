#!/bin/sh
# Guess: to-words, which has a class for each of 124 locales, writes numbers as the language does, at least below 100.
# Seen: in Vietnamese, 15 is "Mười Năm" and 25 "Hai Mươi Năm", the words for ten and for twenty years; five is "lăm"
#   behind a ten, and one "mốt". In Japanese, 299000 is "two hundred-thousand nine ten-thousand nine thousand", with a
#   unit after each digit and spaces between: 二 十万 九 万 九 千. In Italian, 1500 is "Mila Cinque Cento", with the
#   plural of "mille". Two roubles are "Два Рублей", the form for five. English and French are right.
# Who meets it: amounts in words on invoices and certificates, and texts that a synthetic voice reads.
# What to do: the rules of ICU (PyICU's `RuleBasedNumberFormat`), or n2words, which agrees with ICU on these.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent to-words@5.7.0 n2words@4.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as japanese } from 'n2words/ja-JP';
import { toCurrency as roubles } from 'n2words/ru-RU';
import { toCardinal as vietnamese } from 'n2words/vi-VN';

const { ToWords } = createRequire(import.meta.url)('to-words');

function compare(localeCode, number, other, options) {
  const words = new ToWords({ localeCode }).convert(number, options);

  console.log(localeCode, number, '| to-words 5.7.0:', words, '| n2words 4.0.0:', other(number));

  return [words, other(number)];
}

assert.deepEqual(compare('vi-VN', 15, vietnamese), ['Mười Năm', 'mười lăm']);
assert.deepEqual(compare('vi-VN', 25, vietnamese), ['Hai Mươi Năm', 'hai mươi lăm']);
assert.deepEqual(compare('vi-VN', 21, vietnamese), ['Hai Mươi Một', 'hai mươi mốt']);
assert.deepEqual(compare('ja-JP', 299_000, japanese), ['二 十万 九 万 九 千', '二十九万九千']);
assert.deepEqual(compare('it-IT', 1500, italian), ['Mila Cinque Cento', 'millecinquecento']);
assert.deepEqual(compare('ru-RU', 2, roubles, { currency: true }), ['Два Рублей Только', 'два рубля']);
assert.deepEqual(compare('en-US', 1500, english), ['One Thousand Five Hundred', 'one thousand five hundred']);
JS
node probe.mjs
