#!/bin/sh
# Guess: locale-currency, which reads "BCP 47 language tags", takes the country of the tag, and finds no currency for
#   the name of a language alone: `ar` and `vi` are written in no one country.
# Seen: the last two letters of the tag are the country. Arabic (`ar`) pays in pesos of Argentina, Vietnamese (`vi`) in
#   dollars as the Virgin Islands do, Swedish (`sv`) in the currency of El Salvador; German, French and Italian happen
#   to be right. With an extension for digits or calendars, the extension is the country: Egypt with Latin digits,
#   `ar-EG-u-nu-latn`, and Germany, `de-DE-u-nu-latn`, pay in New Zealand dollars (NU is Niue), and
#   `ja-JP-u-ca-japanese` in Canadian ones.
# Who meets it: sites that choose the currency of their prices by `navigator.language`, by the name of a folder or by
#   the tag with which they format numbers.
# What to do: pass `new Intl.Locale(tag).region`; if that is undefined, let the visitor choose.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent locale-currency@1.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getCurrency } from 'locale-currency';

const expected = {
  'ar-EG': 'EGP',
  'ar-EG-u-nu-latn': 'NZD',
  'de-DE-u-nu-latn': 'NZD',
  'ja-JP-u-ca-japanese': 'CAD',
  ar: 'ARS',
  vi: 'USD',
  sv: 'SVC',
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  ja: null,
  ko: null,
};

for (const [tag, currency] of Object.entries(expected)) {
  const { region } = new Intl.Locale(tag);

  console.log(tag.padEnd(20), 'locale-currency 1.0.0:', getCurrency(tag), '  Intl.Locale:', region);
  assert.equal(getCurrency(tag), currency);
}

assert.equal(new Intl.Locale('ar').region, undefined);
assert.equal(getCurrency(new Intl.Locale('ar-EG-u-nu-latn').region), 'EGP');
assert.equal(getCurrency(new Intl.Locale('de-DE-u-nu-latn').region), 'EUR');
JS
node probe.mjs
