#!/bin/sh
# Guess: a library for vCards escapes and unescapes: a note of two lines is written as `one\ntwo`, and read as two
#   lines.
# Seen: vcf does neither. The line break of a note is removed when it is written, "Photo 1" and "24 Market Street" on
#   the next line are "Photo 124 Market Street". What other programs wrote is handed out with its backslashes,
#   `Example\, Inc.`. In the address as JSON (jCard), the escaped semicolon of "Main Street 1\; Hof" ends the street:
#   "Hof" is the town, and each later part is one place off. Written as a vCard again, the text is as it was.
# Who meets it: contact files and QR codes for business cards that a site makes or reads with it.
# What to do: ical.js, which reads vCards too; it has another fault: it leaves the backslash of `\;` in notes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vcf@2.1.2 ical.js@2.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import VCard from 'vcf';

const written = new VCard();

written.set('fn', 'Ada');
written.set('note', 'Photo 1\n24 Market Street');
console.log(written.toString('4.0'));
assert.match(written.toString('4.0'), /NOTE:Photo 124 Market Street\r\n/);

const file = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lace;Ada;;;',
  'FN:Ada Lace',
  'ORG:Example\\, Inc.',
  'ADR;TYPE=WORK:;;Main Street 1\\; Hof;Berlin;;10115;Germany',
  'NOTE:a\\, b\\; c',
  'END:VCARD',
  '',
].join('\r\n');

const card = new VCard().parse(file);
const value = (jCard, name) => jCard[1].find(([each]) => each === name).slice(3);
const byVcf = card.toJCard('4.0');
const byIcalJs = ICAL.parse(file);

console.log('vcf 2.1.2    ', value(byVcf, 'adr')[0], value(byVcf, 'org'), value(byVcf, 'note'));
console.log('ical.js 2.2.1', value(byIcalJs, 'adr')[0], value(byIcalJs, 'org'), value(byIcalJs, 'note'));

assert.deepEqual(value(byVcf, 'adr')[0], ['', '', 'Main Street 1\\', ' Hof', 'Berlin', '', '10115', 'Germany']);
assert.deepEqual(value(byIcalJs, 'adr')[0], ['', '', 'Main Street 1; Hof', 'Berlin', '', '10115', 'Germany']);
assert.equal(card.get('org').valueOf(), 'Example\\, Inc.');
assert.equal([value(byIcalJs, 'org')].flat(2)[0], 'Example, Inc.');
assert.match(card.toString('3.0'), /ADR;TYPE=WORK:;;Main Street 1\\; Hof;Berlin/);
assert.equal(value(byIcalJs, 'note')[0], 'a, b\\; c');
JS
node probe.mjs
