#!/bin/sh
# Guess: `isWeekend` and `startOfWeek` of @internationalized/date, the dates of React Aria, say the same as
#   `Intl.Locale`: in the United Arab Emirates, the weekend is Saturday and Sunday, and the week begins on Monday.
# Seen: the library has a table of its own. For `ar-AE` and `en-AE`, Friday is free and Sunday a working day, as it was
#   until 2021. In India, Saturday is free as well, while CLDR has Sunday only; in Morocco, the week begins on Sunday
#   instead of Monday. The weeks of the languages without a country (`ar`, `pt`, `tr`, …) are as in `Intl`.
# Who meets it: calendars of live streams and hours of support; the columns of a month are moved against those of the
#   phone.
# What to do: `new Intl.Locale(tag).getWeekInfo()`, and the argument for the first day (`'mon'`) of `startOfWeek`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @internationalized/date@3.12.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { CalendarDate, isWeekend, startOfWeek } from '@internationalized/date';

/** A Monday: the day of June is the number of the day of the week, from 1 for Monday. */
const june = (day) => new CalendarDate(2026, 6, day);

function byLibrary(tag) {
  const weekend = [1, 2, 3, 4, 5, 6, 7].filter((day) => isWeekend(june(day), tag));
  const first = startOfWeek(june(10), tag).toDate('UTC').getUTCDay() || 7;

  return { first, weekend };
}

function byIntl(tag) {
  const locale = new Intl.Locale(tag);
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo;

  return { first: firstDay, weekend: [...weekend].sort() };
}

console.log(`@internationalized/date 3.12.4, Intl with CLDR ${process.versions.cldr}; 1 is Monday`);

for (const tag of ['ar-AE', 'en-AE', 'hi-IN', 'ar-MA']) {
  console.log(tag, byLibrary(tag), byIntl(tag));
}

for (const tag of ['ar-AE', 'en-AE']) {
  assert.deepEqual(byLibrary(tag).weekend, [5, 6]);
  assert.deepEqual(byIntl(tag), { first: 1, weekend: [6, 7] });
}

assert.deepEqual(byLibrary('hi-IN').weekend, [6, 7]);
assert.deepEqual(byIntl('hi-IN').weekend, [7]);
assert.equal(byLibrary('ar-MA').first, 7);
assert.equal(byIntl('ar-MA').first, 1);

for (const tag of ['ar', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'pt', 'ru', 'tr', 'vi']) {
  assert.deepEqual(byLibrary(tag), byIntl(tag), tag);
}
JS
node probe.mjs
