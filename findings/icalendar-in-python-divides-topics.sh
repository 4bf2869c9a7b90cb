#!/bin/sh
# Guess: in `CATEGORIES:Photos\, videos,News` there are two topics (RFC 5545, section 3.3.11: a comma with a backslash belongs to
#   the text), and `C:\\new` is the path C:\new. A file that is read and written again has the same texts.
# Seen: icalendar (Python) in Debian 12 makes three topics, and writes three. The path becomes "C:", a line break and "ew": the
#   backslash is gone, and after writing, other programs read it so too. ical.js is right.
# Who meets it: calendars of streams and releases, on their way through a program in Python.
# What to do: no commas in topics, slashes in paths.
set -eu

if ! dpkg-query -L python3-icalendar > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-icalendar' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-icalendar > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-icalendar

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical.js@2.2.1

sed 's/$/\r/' > before.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site.example//EN
BEGIN:VEVENT
UID:stream@site.example
DTSTAMP:20260501T100000Z
DTSTART:20260503T180000Z
SUMMARY:Saved in C:\\new
CATEGORIES:Photos\, videos,News
END:VEVENT
END:VCALENDAR
ICS

cat > probe.py <<'PY'
from icalendar import Calendar

with open("before.ics", "rb") as file:
    calendar = Calendar.from_ical(file.read())

event = calendar.walk("vevent")[0]
topics = [topic.to_ical().decode().strip() for topic in event["categories"].cats]

print("icalendar:", [str(event["summary"]), topics])
assert str(event["summary"]) == "Saved in C:\new"
assert topics == ["Photos", "videos", "News"]

with open("after.ics", "wb") as file:
    file.write(calendar.to_ical())
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const read = (file) => {
  const event = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8'))).getFirstSubcomponent('vevent');

  return [event.getFirstPropertyValue('summary'), event.getFirstProperty('categories').getValues()];
};

const before = read('before.ics');
const after = read('after.ics');

console.log('ical.js, the file:', before, 'written by icalendar:', after);
assert.deepEqual(before, ['Saved in C:\\new', ['Photos, videos', 'News']]);
assert.equal(after[0], 'Saved in C:\new');
assert.deepEqual(after[1].map((topic) => topic.trim()), ['Photos', 'videos', 'News']);
JS

/usr/bin/python3 probe.py
node probe.mjs
