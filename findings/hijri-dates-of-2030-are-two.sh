#!/bin/sh
# Guess: Umm al-Qura is the official calendar of Saudi Arabia, fixed in a table, so whatever names it gives the same
#   day.
# Seen: until August 2029 the browser's own table (ICU, behind Intl) and the libraries agree. From 11 August 2029 on
#   they differ in whole months: of the ten years from then, on 1,290 of 3,652 days. @umalqura/core, moment-hijri,
#   luxon-hijri and @tabby_ai/hijri-converter are together, Intl and @internationalized/date are together.
#   hijri-converter is off by a day in December 2024 besides, alone.
# Who meets it: contracts, licences and terms with a day in the Islamic calendar that lies some years ahead: the page
#   says one day and the program that checks the licence another.
# What to do: store and check the Gregorian day, and write the other one only beside it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @umalqura/core@0.0.7 moment-hijri@3.0.0 luxon-hijri@1.0.4 \
  @tabby_ai/hijri-converter@1.0.5 hijri-converter@1.1.1 @internationalized/date@3.12.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { CalendarDate, IslamicUmalquraCalendar, toCalendar } = require('@internationalized/date');
const { gregorianToHijri } = require('@tabby_ai/hijri-converter');
const umalqura = require('@umalqura/core').default;
const { toHijri } = require('hijri-converter');
const luxon = require('luxon-hijri');
const momentHijri = require('moment-hijri');

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
  year: 'numeric',
});

/** Each takes a Gregorian year, month (1 to 12) and day, and gives the Islamic year, month and day. */
const calendars = {
  Intl: (y, m, d) => {
    const parts = islamic.formatToParts(Date.UTC(y, m - 1, d));
    const value = (name) => Number(parts.find(({ type }) => type === name).value);

    return [value('year'), value('month'), value('day')];
  },
  '@internationalized/date': (y, m, d) => {
    const { day, month, year } = toCalendar(new CalendarDate(y, m, d), new IslamicUmalquraCalendar());

    return [year, month, day];
  },
  '@umalqura/core': (y, m, d) => {
    const { hd, hm, hy } = umalqura(new Date(y, m - 1, d));

    return [hy, hm, hd];
  },
  'moment-hijri': (y, m, d) => {
    const day = momentHijri([y, m - 1, d]);

    return [day.iYear(), day.iMonth() + 1, day.iDate()];
  },
  'luxon-hijri': (y, m, d) => {
    const { hd, hm, hy } = luxon.toHijri(new Date(y, m - 1, d));

    return [hy, hm, hd];
  },
  '@tabby_ai/hijri-converter': (y, m, d) => {
    const { day, month, year } = gregorianToHijri({ day: d, month: m, year: y });

    return [year, month, day];
  },
  'hijri-converter': (y, m, d) => {
    const { hd, hm, hy } = toHijri(y, m, d);

    return [hy, hm, hd];
  },
};

/** The Islamic day of each calendar, such as `1451-3-30`. */
const day = (...gregorian) =>
  Object.fromEntries(Object.entries(calendars).map(([name, convert]) => [name, convert(...gregorian).join('-')]));

console.log(`Node.js ${process.version}, ICU ${process.versions.icu}`);

for (const gregorian of [
  [2024, 12, 2],
  [2026, 11, 28],
  [2029, 8, 11],
  [2030, 3, 20],
]) {
  console.log(gregorian.join('-'), day(...gregorian));
}

assert.deepEqual([...new Set(Object.values(day(2026, 11, 28)))], ['1448-6-18']);
assert.equal(day(2024, 12, 2)['hijri-converter'], '1446-5-30');
assert.equal(day(2024, 12, 2).Intl, '1446-6-1');

const later = day(2030, 3, 20);

assert.equal(later.Intl, '1451-11-15');
assert.equal(later['@internationalized/date'], '1451-11-15');

for (const name of ['@umalqura/core', 'moment-hijri', 'luxon-hijri', '@tabby_ai/hijri-converter', 'hijri-converter']) {
  assert.equal(later[name], '1451-11-16');
}

let different = 0;

for (let time = Date.UTC(2029, 7, 1); time < Date.UTC(2039, 7, 1); time += 86_400_000) {
  const date = new Date(time);
  const gregorian = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];

  if (calendars.Intl(...gregorian).join() !== calendars['@umalqura/core'](...gregorian).join()) {
    different += 1;
  }
}

console.log(`August 2029 to July 2039: ${different} days differ`);
assert.equal(different, 1290);
JS
TZ=UTC node probe.cjs
