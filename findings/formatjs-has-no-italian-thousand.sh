#!/bin/sh
# Guess: @formatjs/intl-numberformat, the polyfill with the data of Unicode (CLDR), writes numbers as Node and browsers.
# Seen: in the long compact form, 1,000 in Italian is a word without a digit, "mille", and the polyfill throws a
#   TypeError: "Cannot read properties of null". 999 and 2,000 work. In French it writes "1 millier", which nobody says.
#   In Arabic with its own digits, compact prices are not compact: a million euros are ١٬٠٠٠٬٠٠٠ €. Ranges repeat the
#   unit, in another form each: "1 minute – 2 minutes", "1 Japanischer Yen – 2 Japanische Yen"; Node writes it once.
# Who meets it: apps and old browsers that load the polyfill: numbers of downloads, prices, ranges of durations. A page
#   works until its counter is at 1,000.
# What to do: the short compact form has digits in all languages; write ranges as a sentence of your own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/intl-numberformat@9.4.3 \
  @formatjs/intl-pluralrules@6.3.16

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';

const Native = Intl.NumberFormat;

for (const [name, locales] of [
  ['intl-pluralrules', ['ar', 'de', 'en', 'fr', 'it']],
  ['intl-numberformat', ['ar', 'ar-EG', 'de', 'en', 'fr', 'it']],
]) {
  await import(`@formatjs/${name}/polyfill-force.js`);

  for (const locale of locales) {
    await import(`@formatjs/${name}/locale-data/${locale}.js`);
  }
}

assert.notEqual(Intl.NumberFormat, Native);

const plain = (text) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

function write(Format, locale, options, ...numbers) {
  const format = new Format(locale, options);

  return plain(numbers.length === 2 ? format.formatRange(...numbers) : format.format(...numbers));
}

const long = { notation: 'compact', compactDisplay: 'long' };
const price = { style: 'currency', currency: 'EUR', notation: 'compact' };
const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' };
const yen = { style: 'currency', currency: 'JPY', currencyDisplay: 'name' };

const seen = [
  ['it', long, [999], '999', '999'],
  ['it', long, [2000], '2 mila', '2 mila'],
  ['fr', long, [1000], '1 millier', 'mille'],
  ['ar-EG', price, [1_000_000], '١٬٠٠٠٬٠٠٠ €', '١ مليون €'],
  ['en', minutes, [1, 2], '1 minute – 2 minutes', '1–2 minutes'],
  ['de', yen, [1, 2], '1 Japanischer Yen – 2 Japanische Yen', '1–2 Japanische Yen'],
];

console.log(`@formatjs/intl-numberformat 9.4.3, Node ${process.version}, CLDR ${process.versions.cldr}`);

for (const [locale, options, numbers, expected, native] of seen) {
  const written = write(Intl.NumberFormat, locale, options, ...numbers);
  const reference = write(Native, locale, options, ...numbers);

  console.log(`${locale} ${numbers.join(' to ')}: polyfill ${written}, Node ${reference}`);
  assert.equal(written, expected);
  assert.equal(reference, native);
}

assert.equal(write(Native, 'it', long, 1000), 'mille');
assert.throws(
  () => write(Intl.NumberFormat, 'it', long, 1000),
  (error) => {
    console.log('it 1000: polyfill', String(error), ', Node mille');

    return error instanceof TypeError;
  },
);
JS
node probe.mjs
