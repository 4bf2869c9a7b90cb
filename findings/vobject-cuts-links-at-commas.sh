#!/bin/sh
# Guess: `URL` of a contact and `SOURCE` of a calendar are addresses, in which a comma is a comma (RFC 2426, section 3.6.8;
#   RFC 7986). A file that is read and written again has the same address.
# Seen: vobject (Python) keeps what is before the first comma: "https://site.example/at/52.5,13.4" is
#   "https://site.example/at/52.5", without a warning, and so it is written again; a semicolon gets a backslash, which becomes
#   a part of the link. `URL` of an event and `ATTACH` are right. ical.js is right.
# Who meets it: address books and calendars that are synchronized or converted by a program in Python.
# What to do: write %2C and %3B for commas and semicolons in links.
set -eu

if ! dpkg-query -L python3-vobject > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-vobject' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-vobject > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-vobject

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical.js@2.2.1

sed 's/$/\r/' > contact.vcf <<'VCF'
BEGIN:VCARD
VERSION:3.0
FN:Team
N:Team;;;;
URL:https://site.example/at/52.5,13.4
URL:https://site.example/team;lang=de
END:VCARD
VCF

sed 's/$/\r/' > streams.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site.example//EN
SOURCE;VALUE=URI:https://site.example/streams,de.ics
BEGIN:VEVENT
UID:stream@site.example
DTSTAMP:20260501T100000Z
DTSTART:20260503T180000Z
URL:https://site.example/streams,de
END:VEVENT
END:VCALENDAR
ICS

cat > probe.py <<'PY'
import json

import vobject


def read(file):
    with open(file, newline="") as stream:
        return vobject.readOne(stream)


contact = read("contact.vcf")
calendar = read("streams.ics")
urls = [url.value for url in contact.contents["url"]]

print(json.dumps({"urls": urls, "source": calendar.source.value, "event": calendar.vevent.url.value}))

for line in contact.serialize().splitlines():
    if line.startswith("URL"):
        print(line)
PY

cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const read = (file) => new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')));
const valuesOf = (component, name) => component.getAllProperties(name).map((property) => property.getFirstValue());

const calendar = read('streams.ics');
const [source] = valuesOf(calendar, 'source');
const [event] = valuesOf(calendar.getFirstSubcomponent('vevent'), 'url');

console.log(JSON.stringify({ urls: valuesOf(read('contact.vcf'), 'url'), source, event }));
JS

/usr/bin/python3 probe.py | sed 's/": "/":"/g; s/, "/,"/g; s/: \[/:[/g' > python
node probe.mjs > javascript

echo 'vobject:'
cat python
echo 'ical.js:'
cat javascript

cat > expected <<'TEXT'
{"urls":["https://site.example/at/52.5","https://site.example/team;lang=de"],"source":"https://site.example/streams","event":"https://site.example/streams,de"}
URL:https://site.example/at/52.5
URL:https://site.example/team\;lang=de
{"urls":["https://site.example/at/52.5,13.4","https://site.example/team;lang=de"],"source":"https://site.example/streams,de.ics","event":"https://site.example/streams,de"}
TEXT
cat python javascript | diff expected -
