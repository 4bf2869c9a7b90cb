#!/bin/sh
# Guess: a formatter of prices that has a list of countries writes 1,234,567.50 pesos in `es_MX` as Mexico does: $1,234,567.50.
# Seen: currencyFormatter.js writes "1.234.567,50 $", as in Spain, and the same for the other countries of the list that
#   have a decimal point: Peru, Guatemala, the Dominican Republic and Spanish in the United States. `es_419`, the Spanish
#   of all Latin America, is right, and so are the countries that have a comma (Argentina, Chile). Of prices that it
#   wrote in Arabic, as "ر.س. 1,234.50", its own `parse` makes NaN.
# Who meets it: shops with prices in these countries: "1.500 $" is one and a half there.
# What to do: `Intl.NumberFormat`, or `es_419` for the countries with a point.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent currencyformatter.js@2.2.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { format, parse } = require('currencyformatter.js');

const amount = 1234567.5;
const decimals = (text) => (/\.\d\d(?!\d)/.test(text) ? 'point' : 'comma');

const seen = {};

for (const [locale, currency] of Object.entries({
  es_MX: 'MXN',
  es_PE: 'PEN',
  es_GT: 'GTQ',
  es_DO: 'DOP',
  es_US: 'USD',
  es_419: 'USD',
  es_AR: 'ARS',
  es_ES: 'EUR',
})) {
  const written = format(amount, { currency, locale });
  const byIntl = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency }).format(amount);

  console.log(`${locale}: ${written}, Intl: ${byIntl}`);
  seen[locale] = [decimals(written), decimals(byIntl)];
}

for (const locale of ['es_MX', 'es_PE', 'es_GT', 'es_DO', 'es_US']) assert.deepEqual(seen[locale], ['comma', 'point']);
assert.deepEqual(seen.es_419, ['point', 'point']);
for (const locale of ['es_AR', 'es_ES']) assert.deepEqual(seen[locale], ['comma', 'comma']);

const arabic = format(1234.5, { currency: 'SAR', locale: 'ar' });

console.log(`ar: ${arabic}, read again: ${parse(arabic, { locale: 'ar' })}`);
assert.equal(parse(arabic, { locale: 'ar' }), Number.NaN);
assert.equal(parse(format(1234.5, { currency: 'EUR', locale: 'de' }), { locale: 'de' }), 1234.5);
JS
node probe.cjs
