#!/bin/sh
# Guess: a calendar file that ts-ics reads and writes again has its times at the same place of the clock: 20:00 without
#   a zone is 20:00 wherever one is.
# Seen: it comes back as `20261031T200000Z`, 20:00 in Greenwich: five in the morning in Tokyo, and the day after. Times
#   with a zone and whole days stay. And a name with a semicolon, `CN="Ada; Ben"`, is cut to `"Ada`, and written with
#   that one quotation mark, which hides the address behind it from other programs. ical.js keeps both.
# Who meets it: sites that offer calendar files for live streams and ends of sales ("at 8 p.m. your time"), and pass
#   them through ts-ics.
# What to do: give each time its zone, and read with ical.js where that can't be had.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ts-ics@2.4.6 ical.js@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example.org//calendar//EN',
  'BEGIN:VEVENT',
  'UID:1@example.org',
  'DTSTAMP:20260501T100000Z',
  'DTSTART:20261031T200000',
  'DTEND;TZID=Asia/Tokyo:20261101T090000',
  'SUMMARY:Stream',
  'ORGANIZER;CN="Ada; Ben":mailto:ada@example.org',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const line = (name, text) => text.split('\r\n').concat(text.split('\n')).find((each) => each.startsWith(name)).trim();

const byTsIcs = generateIcsCalendar(convertIcsCalendar(undefined, calendar));
const byIcalJs = ICAL.stringify(ICAL.parse(calendar));

console.log('ts-ics 2.4.6, ical.js 2.2.1');

for (const [name, expected] of Object.entries({
  DTSTART: 'DTSTART;VALUE=DATE-TIME:20261031T200000Z',
  DTEND: 'DTEND;VALUE=DATE-TIME;TZID=Asia/Tokyo:20261101T090000',
  ORGANIZER: 'ORGANIZER;CN="Ada:MAILTO:ada@example.org',
})) {
  console.log(`${line(name, calendar)}\n  ts-ics:  ${line(name, byTsIcs)}\n  ical.js: ${line(name, byIcalJs)}`);
  assert.equal(line(name, byTsIcs), expected);
  assert.equal(line(name, byIcalJs), line(name, calendar));
}
JS
node probe.mjs
