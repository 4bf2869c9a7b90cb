#!/bin/sh
# Guess: Luxon reads a date with the format that wrote it, in each language, and the name of May in Japanese is 5月.
# Seen: `MMMM` is "5" in Japanese, so "MMMM yyyy" is "5 2026", two bare numbers; `monthLong` of the same date is 5月. Of
#   twelve languages Japanese is the only one whose long date (`DDD`, 2026年5月1日) Luxon refuses to read with `DDD`,
#   although it wrote it. Korean, whose months have the same form, is right in all of it.
# Who meets it: change logs and archives by month in several languages, which are made with one format for all.
# What to do: `toLocaleString({ month: 'long', year: 'numeric' })` for writing, and the ISO form for reading.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent luxon@3.7.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { DateTime, VERSION } from 'luxon';

const languages = ['en', 'ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'pt', 'ru', 'vi'];

console.log('luxon', VERSION);

const unread = [];
const months = {};

for (const locale of languages) {
  const date = DateTime.fromISO('2026-05-01', { locale, zone: 'utc' });
  const written = date.toFormat('DDD');
  const read = DateTime.fromFormat(written, 'DDD', { locale, zone: 'utc' });

  months[locale] = date.toFormat('MMMM yyyy');
  console.log(`${locale}: ${months[locale]}, monthLong ${date.monthLong}, ${written} -> ${read.toISODate()}`);

  if (!read.isValid) {
    unread.push(locale);
  }
}

assert.equal(months.ja, '5 2026');
assert.equal(months.ko, '5월 2026');
assert.equal(DateTime.fromISO('2026-05-01', { locale: 'ja' }).monthLong, '5月');
assert.deepEqual(unread, ['ja']);
JS
node probe.mjs
