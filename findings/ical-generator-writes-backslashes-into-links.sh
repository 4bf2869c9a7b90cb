#!/bin/sh
# Guess: ical-generator writes a link as it is, since RFC 5545 escapes commas and semicolons in texts only, and a link
#   is no text.
# Seen: `https://example.org/get/?os=mac,windows` becomes `https://example.org/get/?os=mac\,windows`, although the line
#   itself says `VALUE=URI`. ical.js (Thunderbird, Nextcloud) and ts-ics read the link with the backslash, which is
#   another address; node-ical removes it, and makes the same mistake in reverse with links that have a backslash. The
#   summary is escaped as it must be.
# Who meets it: calendar files for streams and sales with links to filters, maps ("52.5,13.4") or dates: the link in the
#   calendar leads to an error page.
# What to do: write `%2C` and `%3B` in such links.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical-generator@10.2.0 ical.js@2.2.1 ts-ics@2.4.6 \
  node-ical@0.26.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import ical from 'ical-generator';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const write = (url) => {
  const calendar = ical({ name: 'Example' });

  calendar.createEvent({ id: '1', start: new Date(Date.UTC(2026, 4, 1)), summary: 'Mac, Windows; more', url });

  return calendar.toString();
};

const readers = {
  'ical.js 2.2.1': (file) =>
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent').getFirstPropertyValue('url'),
  'ts-ics 2.4.6': (file) => convertIcsCalendar(undefined, file).events[0].url,
  'node-ical 0.26.1': (file) => nodeIcal.sync.parseICS(file)['1'].url.val,
};

const read = (file) => Object.entries(readers).map(([name, reader]) => {
  console.log(`  ${name}: ${reader(file)}`);

  return reader(file);
});

const link = 'https://example.org/get/?os=mac,windows;v=3';
const escaped = 'https://example.org/get/?os=mac\\,windows\\;v=3';
const file = write(link);

console.log('ical-generator 10.2.0');
console.log(file.match(/^(?:URL|SUMMARY).*$/gm).join('\n'));
assert.ok(file.includes(`URL;VALUE=URI:${escaped}`));
assert.ok(file.includes('SUMMARY:Mac\\, Windows\\; more'));
assert.deepEqual(read(file), [escaped, escaped, link]);

const encoded = link.replace(',', '%2C').replace(';', '%3B');

assert.deepEqual(read(write(encoded)), [encoded, encoded, encoded]);
JS
node probe.mjs
