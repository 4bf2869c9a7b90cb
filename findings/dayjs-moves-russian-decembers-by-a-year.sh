#!/bin/sh
# Guess: with `customParseFormat`, Day.js reads a date that it wrote itself in the same language, or says that it
#   cannot.
# Seen: in Russian, a date in December comes back a year later: "1 декабря 2022 г." is read as 1 December 2023, which is
#   valid. The two forms of the months are one list of 24, and of "декабря" in the 24th place it makes month 24. The
#   other eleven months are right, and so are Decembers in languages with one form. Vietnamese months ("tháng 5") are
#   not read at all.
# Who meets it: Russian pages that read dates from text: whatever happens in December is a year away, for one month a
#   year.
# What to do: write dates for programs as 2022-12-01, and read these.
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
import 'dayjs/locale/de.js';
import 'dayjs/locale/ru.js';
import 'dayjs/locale/vi.js';

dayjs.extend(customParseFormat);
dayjs.extend(localizedFormat);

const months = Array.from({ length: 12 }, (_, month) => new Date(2022, month, 1));

const readAgain = (date, language) => {
  const text = dayjs(date).locale(language).format('LL');
  const read = dayjs(text, 'LL', language);

  return [text, read.isValid() ? read.format('YYYY-MM-DD') : 'invalid'];
};
const wrong = (language) =>
  months
    .filter((date) => readAgain(date, language)[1] !== dayjs(date).format('YYYY-MM-DD'))
    .map((date) => readAgain(date, language));

console.log('dayjs 1.11.23');

for (const language of ['de', 'ru', 'vi']) {
  console.log(language, `${wrong(language).length} of 12 wrong:`, wrong(language)[0] ?? []);
}

assert.deepEqual(wrong('de'), []);
assert.deepEqual(wrong('ru'), [['1 декабря 2022 г.', '2023-12-01']]);
assert.equal(wrong('vi').length, 12);
assert.deepEqual(wrong('vi')[0], ['1 tháng 1 năm 2022', 'invalid']);
JS
node probe.mjs
