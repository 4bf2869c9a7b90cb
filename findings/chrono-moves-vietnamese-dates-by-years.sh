#!/bin/sh
# Guess: chrono, which has a parser for Vietnamese, reads the date that Intl writes in Vietnamese, with its year.
# Seen: Intl writes "1 tháng 5, 2022", and chrono stops at the comma. The year is replaced by the nearest one, so a
#   release of May 2022 is from May 2027 when it is read in November 2026. "ngày 1 tháng 5 năm 2022", the form of
#   letters, is right. English, German, French, Portuguese, Russian and Japanese dates of Intl keep their year.
# Who meets it: programs that collect the dates of releases or terms from pages in several languages.
# What to do: read the `datetime` of <time>, or check that the whole text was read (`text` of the result).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent chrono-node@2.10.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as chrono from 'chrono-node';

const day = new Date(Date.UTC(2022, 4, 1, 12));
const today = new Date(Date.UTC(2026, 10, 28, 12));
const read = (language, text) => {
  const [result] = chrono[language].parse(text, today);

  return { text: result.text, day: result.start.date().toISOString().slice(0, 10) };
};

console.log('chrono-node', JSON.parse(readFileSync('node_modules/chrono-node/package.json', 'utf8')).version);

for (const language of ['en', 'de', 'fr', 'pt', 'ru', 'ja']) {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

  console.log(`${language}: ${written} -> ${read(language, written).day}`);
  assert.equal(read(language, written).day, '2022-05-01');
}

for (const written of ['1 tháng 5, 2022', 'ngày 1 tháng 5 năm 2022']) {
  console.log(`vi: ${written} ->`, read('vi', written));
}

assert.deepEqual(read('vi', '1 tháng 5, 2022'), { text: '1 tháng 5', day: '2027-05-01' });
assert.equal(read('vi', 'ngày 1 tháng 5 năm 2022').day, '2022-05-01');
JS
TZ=UTC node probe.mjs
