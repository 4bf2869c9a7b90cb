#!/bin/sh
# Guess: any-date-parser, which takes a language, reads the usual dates of `Intl.DateTimeFormat` in this language.
# Seen: the Arabic words for March and May begin with the letter for "afternoon": "14 مايو 2026" is read as day 1 and
#   the hour 16, that is 4 in the afternoon, without a month. Other months are right. In Japanese, a day above 10
#   after slashes is cut in two: 2026/10/14 is the first of April, 2026/10/31 the third of January, while 2026年10月14日
#   is right.
# Who meets it: fields for dates in several languages: nothing is refused.
# What to do: ask for ISO dates, or use `<input type="date">`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent any-date-parser@2.2.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const parser = require('any-date-parser');

const { version } = JSON.parse(readFileSync('node_modules/any-date-parser/package.json', 'utf8'));
const seen = {};

console.log('any-date-parser', version);

for (const [text, language] of [
  ['14 يونيو 2026', 'ar'],
  ['14 مايو 2026', 'ar'],
  ['2026/10/09', 'ja'],
  ['2026/10/14', 'ja'],
  ['2026/10/31', 'ja'],
  ['2026年10月14日', 'ja'],
  ['2026/10/14', 'en'],
]) {
  const { year, month, day, hour } = (parser.default ?? parser).attempt(text, language);

  seen[`${text} ${language}`] = [year, month, day, hour].join(' ');
  console.log(`${language}: ${text} -> year ${year}, month ${month}, day ${day}, hour ${hour}`);
}

assert.deepEqual(Object.values(seen), [
  '2026 6 14 ',
  '2026  1 16',
  '2026 10 9 ',
  '2026 4 1 ',
  '2026 1 3 ',
  '2026 10 14 ',
  '2026 10 14 ',
]);
JS
node probe.cjs
