#!/bin/sh
# Guess: Day.js reads the words for the half of the day that it writes: 오후 3:05 is five past three in the afternoon.
# Seen: in Korean, Japanese and Russian it reads each time as one of the morning, and five past midnight as five past
#   noon: "2022년 5월 1일 오후 3:05", its own long format, comes back as 오전 3:05. Nothing is invalid. In English it is right.
#   In Russian the parts of the day are four ("дня" is the afternoon).
# Who meets it: pages in Korean, where the usual times have twelve hours, that read times from text or fields: a stream
#   at three in the afternoon is at three in the night.
# What to do: formats with 24 hours (`HH:mm`) for what is read again.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent dayjs@1.11.23

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import 'dayjs/locale/ru.js';

dayjs.extend(customParseFormat);
dayjs.extend(localizedFormat);

const afternoon = new Date(2022, 4, 1, 15, 5);
const midnight = new Date(2022, 4, 1, 0, 5);

console.log('dayjs 1.11.23');

for (const [language, date, format, text, read] of [
  ['en', afternoon, 'h:mm A', '3:05 PM', '15:05'],
  ['ko', afternoon, 'LLL', '2022년 5월 1일 오후 3:05', '03:05'],
  ['ko', midnight, 'LLL', '2022년 5월 1일 오전 12:05', '12:05'],
  ['ja', afternoon, 'A h:mm', '午後 3:05', '03:05'],
  ['ru', afternoon, 'h:mm A', '3:05 дня', '03:05'],
]) {
  const written = dayjs(date).locale(language).format(format);
  const again = dayjs(written, format, language);

  console.log(language, written, '->', again.format('HH:mm'));
  assert.equal(written, text);
  assert.ok(again.isValid());
  assert.equal(again.format('HH:mm'), read);
}
JS
node probe.mjs
