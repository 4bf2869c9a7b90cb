#!/bin/sh
# Guess: icu-minify, which promises "full ICU support" and with which next-intl compiles its messages, writes the same
#   texts as intl-messageformat.
# Seen: `offset:1` is forgotten: "you and 1 other" becomes "you and 2 others". `{day, time, short}` shows the day
#   instead of the time, as `{day, time}` does. `{part, number, percent}` is 0.25 instead of 25%, `{sum, number,
#   integer}` keeps its decimals, and `{day, date, long}` is 5/1/2022. There is no error. Skeletons (`::percent`) and
#   texts in quotes are right.
# Who meets it: sites that switch to compiled messages: "opens at 5/1/2022", and a bar at "0.25".
# What to do: name these styles in `formats`, use skeletons, and subtract before the message is formatted.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent icu-minify@4.15.0 intl-messageformat@12.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import compile from 'icu-minify/compile';
import formatCompiled from 'icu-minify/format';
import { IntlMessageFormat } from 'intl-messageformat';

const formatters = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
const day = new Date(2022, 4, 1, 15, 5);

const withMinify = (message, values) => formatCompiled(compile(message), 'en-US', values, { formatters });
const withFormatJs = (message, values) => new IntlMessageFormat(message, 'en-US').format(values);

// Newer versions of Node.js write a narrow space in front of PM.
const spaced = (text) => text.replace(/\s/gu, ' ');

console.log('icu-minify 4.15.0, intl-messageformat 12.1.5');

for (const [message, values, minified, right] of [
  [
    '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
    { n: 2 },
    'you and 2 others',
    'you and 1 other',
  ],
  ['{day, time, short}', { day }, '5/1/2022', '3:05 PM'],
  ['{day, date, long}', { day }, '5/1/2022', 'May 1, 2022'],
  ['{part, number, percent}', { part: 0.25 }, '0.25', '25%'],
  ['{sum, number, integer}', { sum: 1500.5 }, '1,500.5', '1,501'],
  ['{part, number, ::percent}', { part: 0.25 }, '25%', '25%'],
]) {
  const seen = {
    'icu-minify': withMinify(message, values),
    'intl-messageformat': spaced(withFormatJs(message, values)),
  };

  console.log(message, seen);
  assert.deepEqual(seen, { 'icu-minify': minified, 'intl-messageformat': right });
}
JS
node probe.mjs
