#!/bin/sh
# Guess: in Arabic, humanize-duration writes all digits in one set, ٠١٢٣٤٥٦٧٨٩.
# Seen: nine digits are Arabic (U+0661 to U+0669) and the zero is the Persian one (U+06F0), so "10 minutes" mixes two
#   sets. The word "and" between the parts is U+FEED, a letter form for old screens that no keyboard types. Persian
#   itself gets Latin digits. A search for the typed number or word finds nothing.
# Who meets it: download pages and players that tell an Arabic reader how long something takes.
# What to do: use Intl.DurationFormat or Intl.NumberFormat with the unit style, or pass `digitReplacements` yourself.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent humanize-duration@3.35.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const humanizeDuration = require('humanize-duration');

const minute = 60_000;

const codes = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16).padStart(4, '0').toUpperCase());

console.log('humanize-duration', require('humanize-duration/package.json').version);

const ten = humanizeDuration(10 * minute, { language: 'ar' });
console.log(`10 minutes: ${ten}, first letters ${codes(ten).slice(0, 2).join(' ')}`);
assert.deepEqual(codes(ten).slice(0, 2), ['0661', '06F0']);

const hour = humanizeDuration(110 * minute, { language: 'ar' });
console.log(`110 minutes: ${hour}`);
assert.ok(hour.includes('\uFEED'));
assert.ok(!hour.includes('\u0648'));

const persian = humanizeDuration(10 * minute, { language: 'fa' });
console.log(`10 minutes in Persian: ${persian}`);
assert.match(persian, /^10 /);
JS
node probe.cjs
