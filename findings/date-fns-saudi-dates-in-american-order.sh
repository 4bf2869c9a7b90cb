#!/bin/sh
# Guess: date-fns writes a date in Arabic with the day first, for Saudi Arabia as for Egypt.
# Seen: with the locale arSA the long date has the order of the United States and its comma: "نوفمبر 28, 2026". ar and
#   arEG put the day first, and Intl (Node) does it for all three.
# Who meets it: sites in Arabic whose developers take arSA, the locale of the largest market, for release notes.
# What to do: take `ar` from date-fns, or format with Intl.DateTimeFormat.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent date-fns@4.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { format } = require('date-fns');
const locales = require('date-fns/locale');

const day = new Date(2026, 10, 28);

const seen = {};

for (const [name, tag] of Object.entries({ ar: 'ar', arEG: 'ar-EG', arSA: 'ar-SA' })) {
  const locale = locales[name];
  const intl = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'long' }).format(day);
  seen[name] = format(day, 'PPP', { locale });
  console.log(`${name}: date-fns "${seen[name]}", Intl "${intl}"`);
  assert.match(intl, /^28 /);
}

console.log('date-fns', require('date-fns/package.json').version);
assert.match(seen.ar, /^28 /);
assert.match(seen.arEG, /^28 /);
assert.equal(seen.arSA, 'نوفمبر 28, 2026');
JS
node probe.cjs
