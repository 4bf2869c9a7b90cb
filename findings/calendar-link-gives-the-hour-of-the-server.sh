#!/bin/sh
# Guess: calendar-link writes the same event for each calendar: an instant with its offset stays this instant, and
#   `duration: [2, 'day']` of a whole-day event is two days.
# Seen: links for Outlook have the wall clock of the machine that makes them, without a zone: 15:05+02:00, made on a
#   server in UTC, is 13:05, which Outlook takes for 13:05 of the visitor. Links for Google, Yahoo and Teams, and the
#   file, are right. A whole-day event with a duration is one day everywhere. Its file says `DTSTART:20260503` without
#   `VALUE=DATE`, which RFC 5545 asks for: ical.js throws an error. Backslashes are not escaped: `C:\new` is "C:", a line
#   break and "ew" for who reads it.
# Who meets it: sites that write "Add to calendar" for a launch or a sale at build time.
# What to do: make the links in the browser, give `end` instead of `duration`, and write the file with ical-generator.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent calendar-link@2.11.5 ical.js@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { google, ics, msTeams, office365, outlook } from 'calendar-link';
import ICAL from 'ical.js';

const zone = process.env.TZ;
const parameter = (link, name) => new URL(link).searchParams.get(name);
const file = (event) => decodeURIComponent(ics(event).replace(/^data:[^,]*,/, ''));
const open = (event) => new ICAL.Event(new ICAL.Component(ICAL.parse(file(event))).getFirstSubcomponent('vevent'));

const launch = { title: 'Launch', start: '2026-05-03T15:05:00+02:00', duration: [1, 'hour'] };
const seen = [outlook, office365].map((write) => parameter(write(launch), 'startdt'));

console.log(`calendar-link 2.11.5, made in ${zone}: Outlook ${seen[0]}, Google ${parameter(google(launch), 'dates')}`);
assert.deepEqual(seen, Array(2).fill(zone === 'UTC' ? '2026-05-03T13:05:00' : '2026-05-03T15:05:00'));
assert.equal(parameter(google(launch), 'dates'), '20260503T130500Z/20260503T140500Z');
assert.equal(parameter(msTeams(launch), 'startTime'), '2026-05-03T13:05:00.000Z');
assert.equal(String(open(launch).startDate), '2026-05-03T13:05:00Z');

const days = { title: 'Sale', start: '2026-05-03', allDay: true };

console.log('two days:', parameter(google({ ...days, duration: [2, 'day'] }), 'dates'));
assert.equal(parameter(google({ ...days, duration: [2, 'day'] }), 'dates'), '20260503/20260504');
assert.equal(parameter(google({ ...days, end: '2026-05-05' }), 'dates'), '20260503/20260505');

const lines = file({ ...days, end: '2026-05-05' }).split(/\r?\n/);

console.log(lines.filter((line) => line.startsWith('DTSTART')));
assert.ok(lines.includes('DTSTART:20260503'));
assert.throws(() => String(open({ ...days, end: '2026-05-05' }).startDate), /invalid date-time/);

const { description } = open({ ...launch, description: 'C:\\new' });

console.log('C:\\new is read as', JSON.stringify(description));
assert.equal(description, 'C:\new');
JS
TZ=UTC node probe.mjs
TZ=Europe/Berlin node probe.mjs
