#!/bin/sh
# Guess: @formatjs/intl-datetimeformat, which brings `Intl.DateTimeFormat` to programs without one, writes the same dates
#   as Node and browsers, whose data (CLDR) it has, up to a word.
# Seen: a range whose parts are on two days has no day if only times were asked for: from 3 May, 15:05, to 5 May, 15:05
#   is "15:05 – 15:05", in each language. The specification adds the dates, as Node does. The Korean range of three days
#   is "5월월 3일~5일", with the word for month twice. A month with its year is in the wrong case in Russian, "мая 2026 г."
#   ("of May") for "май 2026 г.". Seconds with milliseconds get minutes, and the short time of Taiwan is 下午15:05,
#   which is "15:05 in the afternoon". There is no error; single days are right.
# Who meets it: apps and old browsers that load the polyfill: times of an event, dates of a sale, headings of months.
# What to do: add dates to the options yourself, write ranges as two dates in ja and ko, and look at each language.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/intl-datetimeformat@7.8.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';

const Native = Intl.DateTimeFormat;

await import('@formatjs/intl-datetimeformat/polyfill-force.js');

for (const locale of ['de', 'en', 'ko', 'ru', 'zh-Hant']) {
  await import(`@formatjs/intl-datetimeformat/locale-data/${locale}.js`);
}

assert.notEqual(Intl.DateTimeFormat, Native);

const start = new Date(Date.UTC(2026, 4, 3, 15, 5, 9));
const end = new Date(Date.UTC(2026, 4, 5, 15, 5, 9));
const plain = (text) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

function write(Format, locale, options, isRange) {
  const format = new Format(locale, { ...options, timeZone: 'UTC' });

  return plain(isRange ? format.formatRange(start, end) : format.format(start));
}

const time = { hour: 'numeric', minute: '2-digit' };
const date = { year: 'numeric', month: 'short', day: 'numeric' };
const month = { year: 'numeric', month: 'long' };
const seconds = { second: 'numeric', fractionalSecondDigits: 3 };

const seen = [
  ['de', time, true, '15:05 – 15:05', '3.5.2026, 15:05 – 5.5.2026, 15:05'],
  ['en', time, true, '3:05 PM – 3:05 PM', '5/3/2026, 3:05 PM – 5/5/2026, 3:05 PM'],
  ['ko', date, true, '2026년 5월월 3일~5일', '2026년 5월 3일~5일'],
  ['ru', month, false, 'мая 2026 г.', 'май 2026 г.'],
  ['en', seconds, false, '05:09.000', '9.000'],
  ['zh-Hant', { timeStyle: 'short' }, false, '下午15:05', '下午3:05'],
  ['ko', date, false, '2026년 5월 3일', '2026년 5월 3일'],
];

console.log(`@formatjs/intl-datetimeformat 7.8.1, Node ${process.version}, CLDR ${process.versions.cldr}`);

for (const [locale, options, isRange, expected, native] of seen) {
  const written = write(Intl.DateTimeFormat, locale, options, isRange);
  const reference = write(Native, locale, options, isRange);

  console.log(`${locale} ${JSON.stringify(options)}: polyfill ${written}, Node ${reference}`);
  assert.equal(written, expected);
  assert.equal(reference, native);
}
JS
node probe.mjs
