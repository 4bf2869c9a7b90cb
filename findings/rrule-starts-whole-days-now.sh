#!/bin/sh
# Guess: rrule reads the repetition of an event as calendars write it, and says it in words.
# Seen: a start as a whole day, `DTSTART;VALUE=DATE:20260503`, is not read: the repetition begins at the present moment,
#   with its hour and minute, and an excluded day (`EXDATE`) excludes nothing. `DTSTART:20260503` and `RDATE;VALUE=DATE`
#   are read. In words, the last working day of each month is "every month on weekdays", the first Monday "every month on
#   Monday", 9:30 is "at 9", and the hundredth day of the year "every year on the 100th day", which `fromText` reads as
#   the hundredth day of a month; `isFullyConvertibleToText` is true for all of them. There is no error. ical.js counts
#   from the third of May.
# Who meets it: sites that show a calendar file: holidays, birthdays and sales are whole days.
# What to do: remove `;VALUE=DATE` before `rrulestr`, or use ical.js; texts of your own for the rules that you offer.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rrule@2.8.1 ical.js@2.2.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const ICAL = require('ical.js').default ?? require('ical.js');
const { RRule, rrulestr } = require('rrule');

const start = 'DTSTART;VALUE=DATE:20260503';
const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';
const minute = (date) => date.toISOString().slice(0, 16);
const read = (...lines) => rrulestr(lines.join('\n')).all().map(minute);

function readByIcalJs(...lines) {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const iterator = event.iterator();
  const days = [];

  for (let day = iterator.next(); day; day = iterator.next()) {
    days.push(String(day));
  }

  return days;
}

const excluded = 'EXDATE;VALUE=DATE:20260510';

console.log('rrule 2.8.1  ', read(start, rule));
console.log('ical.js 2.2.1', readByIcalJs(start, rule));

const [first] = rrulestr(`${start}\n${rule}`).all();

assert.ok(Math.abs(first - Date.now()) < 60_000);
assert.equal(read(start, rule, excluded).length, 3);
assert.deepEqual(read('DTSTART:20260503', rule), ['2026-05-03T00:00', '2026-05-10T00:00', '2026-05-17T00:00']);
assert.deepEqual(readByIcalJs(start, rule), ['2026-05-03', '2026-05-10', '2026-05-17']);
assert.deepEqual(readByIcalJs(start, rule, excluded), ['2026-05-03', '2026-05-17']);

const words = {
  'FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU,WE,TH,FR': 'every month on weekdays',
  'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO': 'every month on Monday',
  'FREQ=DAILY;BYHOUR=9;BYMINUTE=30': 'every day at 9',
  'FREQ=YEARLY;BYYEARDAY=100': 'every year on the 100th day',
};

for (const [text, expected] of Object.entries(words)) {
  const each = RRule.fromString(text);

  console.log(`${text}: ${each.toText()}`);
  assert.equal(each.toText(), expected);
  assert.equal(each.isFullyConvertibleToText(), true);
}

const again = RRule.fromText(RRule.fromString('FREQ=YEARLY;BYYEARDAY=100').toText());

assert.equal(again.toString(), 'RRULE:FREQ=YEARLY;BYMONTHDAY=100');
JS
node probe.cjs
