#!/bin/sh
# Guess: transliteration to ASCII keeps what it cannot write, replaces it by a question mark, or has a name for it: € is
#   EUR.
# Seen: transliteration writes € as "EU". The rouble (₽), the lira (₺) and the capital ẞ are left out without a sign:
#   "1500 ₽" is "1500", and "STRAẞE" "STRAE". The Arabic letter ة, with which most feminine nouns end, becomes an at
#   sign: صورة (picture) is "Swr@". unidecode has the same table with a backslash in front of the at sign, EUR for €,
#   and [?] for ₽; any-ascii writes Rb, Ss and swrh.
# Who meets it: receipts, file names and messages in ASCII: a price without its currency, and Arabic words that look
#   like mail addresses.
# What to do: any-ascii, or `transliterate(text, { replace: { '€': 'EUR', '₽': 'RUB', 'ẞ': 'SS', 'ة': 'h' } })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent transliteration@2.6.1 unidecode@1.1.0 any-ascii@0.3.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import anyAscii from 'any-ascii';
import { transliterate } from 'transliteration';
import unidecode from 'unidecode';

console.log('transliteration 2.6.1, unidecode 1.1.0, any-ascii 0.3.3');

for (const [text, ...expected] of [
  ['Größe', 'Grosse', 'Grosse', 'Grosse'],
  ['29 €', '29 EU', '29 EUR', '29 EUR'],
  ['1500 ₽', '1500', '1500 [?]', '1500 Rb'],
  ['STRAẞE', 'STRAE', 'STRASsE', 'STRASsE'],
  ['صورة', 'Swr@', 'Swr\\@', 'swrh'],
]) {
  const seen = [transliterate(text), unidecode(text), anyAscii(text)].map((ascii) => ascii.trim());

  console.log(text, '->', seen);
  assert.deepEqual(seen, expected);
}
JS
node probe.mjs
