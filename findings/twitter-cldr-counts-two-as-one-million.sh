#!/bin/sh
# Guess: a library made from the CLDR writes 1,500,000 as `Intl.NumberFormat` does ("1,5 Millionen"), or rounds to
#   "2 Millionen". What it wrote for -5, its own parser reads as -5.
# Seen: TwitterCldr rounds to "2", and takes the word for the number before it is rounded: "2 Million" in German, "2 millón",
#   "2 milione", "2 миллион", which are the words for one. 2,000,000 is right. In French, 1,500 is "2 millier". Its parser
#   drops the minus in all languages: "-5" and "-1.234,5" are 5 and 1234.5.
# Who meets it: pages with numbers of users or downloads, and forms with refunds or temperatures.
# What to do: `Intl.NumberFormat` with `notation: 'compact'`; a parser of numbers that was tested with the minus.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent twitter_cldr@2.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const twitterCldr = require('twitter_cldr');

const seen = {};

for (const language of ['de', 'fr', 'es', 'it', 'ru']) {
  const { DecimalFormatter, LongDecimalFormatter, NumberParser } = twitterCldr.load(language);
  const long = new LongDecimalFormatter();
  const compact = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  const written = new DecimalFormatter().format(-1234.5);

  seen[language] = {
    rounded: [long.format(1500000), long.format(2000000)],
    Intl: [compact.format(1500000), compact.format(2000000)].map((text) => text.replace('\u00a0', ' ')),
    written,
    read: new NumberParser().parse(written),
  };
}

const thousand = new (twitterCldr.load('fr').LongDecimalFormatter)().format(1500);

console.log(seen, 'French, 1,500:', thousand);

const rounded = Object.values(seen).map((language) => language.rounded);

assert.deepEqual(rounded, [
  ['2 Million', '2 Millionen'],
  ['2 million', '2 millions'],
  ['2 millón', '2 millones'],
  ['2 milione', '2 milioni'],
  ['2 миллион', '2 миллиона'],
]);
assert.equal(thousand, '2 millier');
assert.equal(seen.de.Intl[0], '1,5 Millionen');
for (const { written, read } of Object.values(seen)) {
  assert.match(written, /^-/);
  assert.equal(read, 1234.5);
}
JS
node probe.cjs
