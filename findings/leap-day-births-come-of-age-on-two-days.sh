#!/bin/sh
# Guess: libraries for dates agree on the day on which somebody is 18 who was born on 29 February 2008.
# Seen: in luxon, Day.js and Moment it is 28 February 2026, in date-fns, js-joda and Temporal 1 March. Laws differ as well:
#   it is 1 March in England and Hong Kong, and 28 February in New Zealand and Taiwan. A division by years of 365.25 days, often copied, is also wrong for others: who was
#   born on 30 November 2008 is 17 on 30 November 2026.
# Who meets it: checks of the age before a purchase or a registration, with one library in the browser and another one
#   on the server.
# What to do: choose the rule of the law that counts, and write a test for it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent luxon@3.7.2 dayjs@1.11.23 moment@2.31.0 date-fns@4.4.0 \
  @js-joda/core@6.3.2 temporal-polyfill@1.0.8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { ChronoUnit, LocalDate } from '@js-joda/core';
import { differenceInYears } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
import { Temporal } from 'temporal-polyfill';

const ages = (birth, day) => ({
  luxon: Math.floor(DateTime.fromISO(day).diff(DateTime.fromISO(birth), 'years').years),
  'Day.js': dayjs(day).diff(birth, 'year'),
  Moment: moment(day).diff(birth, 'years'),
  'date-fns': differenceInYears(new Date(`${day}T00:00`), new Date(`${birth}T00:00`)),
  'js-joda': LocalDate.parse(birth).until(LocalDate.parse(day), ChronoUnit.YEARS),
  Temporal: Temporal.PlainDate.from(birth).until(day, { largestUnit: 'years' }).years,
  'division by 365.25': Math.floor((Date.parse(day) - Date.parse(birth)) / (365.25 * 86_400_000)),
});

const eve = ages('2008-02-29', '2026-02-28');
const next = ages('2008-02-29', '2026-03-01');
const birthday = ages('2008-11-30', '2026-11-30');

console.log('28 February', eve);
console.log('1 March', next);
console.log('30 November', birthday);

for (const library of ['luxon', 'Day.js', 'Moment']) assert.equal(eve[library], 18);
for (const library of ['date-fns', 'js-joda', 'Temporal']) assert.equal(eve[library], 17);
for (const age of Object.values(next)) assert.equal(age, 18);
assert.equal(birthday['division by 365.25'], 17);
assert.equal(birthday['date-fns'], 18);
JS
node probe.mjs
