#!/bin/sh
# Guess: `C:\\new` in a description, written as RFC 5545 asks, is the path C:\new for everybody.
# Seen: node-ical and ical undo `\n` before `\\`: they read "C:\", the end of a line, and "ew". The same with every
#   folder whose name begins with n. And categories are cut at escaped commas, so that "Windows, Mac" is "Windows\" and
#   "Mac". ical.js reads the path and both names.
# Who meets it: calendars with notes on files ("save it in C:\new versions\"), shown on a site or sent by a bot that
#   reads them with node-ical.
# What to do: ical.js, or slashes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-ical@0.26.1 ical@0.8.0 ical.js@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import ical from 'ical';
import nodeIcal from 'node-ical';

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example.org//calendar//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20260501T100000Z',
  'DTSTART:20260501T100000Z',
  'SUMMARY:Line one\\nline two\\, and C:\\\\Users',
  'DESCRIPTION:C:\\\\new',
  'CATEGORIES:Windows\\, Mac,News',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
const byIcalJs = {
  summary: event.getFirstPropertyValue('summary'),
  description: event.getFirstPropertyValue('description'),
  categories: event.getFirstProperty('categories').getValues(),
};
const pick = ({ summary, description, categories }) => ({ summary, description, categories });
const summary = 'Line one\nline two, and C:\\Users';

console.log(file);
console.log('ical.js 2.2.1', byIcalJs);
assert.deepEqual(byIcalJs, { summary, description: 'C:\\new', categories: ['Windows, Mac', 'News'] });

for (const [name, library] of [['node-ical 0.26.1', nodeIcal], ['ical 0.8.0', ical]]) {
  const seen = pick((library.sync ?? library).parseICS(file)['1']);

  console.log(name, seen);
  assert.deepEqual(seen, { summary, description: 'C:\\\new', categories: ['Windows\\', 'Mac', 'News'] });
}
JS
node probe.mjs
