#!/bin/sh
# Guess: `NumberParser` with `notation: 'compact'` reads what `NumberFormatter` with the same options writes, or
#   refuses it.
# Seen: the words for thousand are taken for a unit and left out: the English "1.5K", the Spanish "1,5 mil" and the
#   Russian "1,5 тыс." are all 1.5. Only the Korean 1.5천 is refused, because it is not among the signs that may be
#   left out.
# Who meets it: fields for numbers of views or of prices whose options are those of the text next to them.
# What to do: parse with options without `notation`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @internationalized/number@3.6.9

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { NumberFormatter, NumberParser } from '@internationalized/number';

const options = { notation: 'compact' };
const seen = {};

console.log('@internationalized/number 3.6.9');

for (const [language, number] of [
  ['en', 1500],
  ['es', 1500],
  ['ru', 1500],
  ['ko', 1500],
]) {
  const text = new NumberFormatter(language, options).format(number);

  seen[language] = new NumberParser(language, options).parse(text);
  console.log(`${language}: ${number} is written as ${text} and read as ${seen[language]}`);
}

assert.deepEqual(seen, { en: 1.5, es: 1.5, ru: 1.5, ko: NaN });
JS
node probe.mjs
