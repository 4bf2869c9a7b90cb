#!/bin/sh
# Guess: a calendar event with `RRULE:FREQ=WEEKLY;COUNT=3` and an `EXDATE` for the second date has two dates: RFC 5545
#   counts first, and takes out then.
# Seen: calcurse takes out first, and counts then: three dates are left, the last one a week behind the end. On the
#   way out, the event has `UNTIL` with that date, and no time zone any more: 20:00 in Berlin is 14:00 in New York, and so
#   "14:00" everywhere. ical.js and dateutil have the two dates.
# Who meets it: series of live demos or webinars, of which one is cancelled, in calendar files for visitors.
# What to do: files with `RDATE` or an event for each date; and no file that calcurse has exported.
set -eu

missing=
for package in calcurse python3 python3-dateutil; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' calcurse python3-dateutil

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME="$work" TZ=America/New_York

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical.js@2.2.1

cat > demos.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site.example//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:20260329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:demos@site.example
DTSTAMP:20260501T100000Z
DTSTART;TZID=Europe/Berlin:20260504T200000
DTEND;TZID=Europe/Berlin:20260504T210000
RRULE:FREQ=WEEKLY;COUNT=3
EXDATE;TZID=Europe/Berlin:20260511T200000
SUMMARY:Live demo
END:VEVENT
END:VCALENDAR
ICS
sed -i 's/$/\r/' demos.ics

mkdir data
calcurse --quiet --directory data --import demos.ics > import.log
calcurse --directory data --query --from 05/01/2026 --to 06/30/2026 | tee calcurse.txt
calcurse --directory data --export | tr -d '\r' | tee export.txt

cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const calendar = new ICAL.Component(ICAL.parse(readFileSync('demos.ics', 'utf8')));
const dates = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).iterator();

for (let date = dates.next(); date; date = dates.next()) console.log(date.toString().slice(0, 10));
JS
node probe.mjs > ical.txt

cat > probe.py <<'PY'
import re

from dateutil.rrule import rrulestr

RULES = """DTSTART:20260504T200000
RRULE:FREQ=WEEKLY;COUNT=3
EXDATE:20260511T200000"""

by_dateutil = [date.strftime("%Y-%m-%d") for date in rrulestr(RULES)]
by_ical_js = open("ical.txt").read().split()
by_calcurse = [f"20{year}-{month}-{day}" for month, day, year in re.findall(r"(\d\d)/(\d\d)/(\d\d)", open("calcurse.txt").read())]

print("dateutil:", by_dateutil)
print("ical.js: ", by_ical_js)
print("calcurse:", by_calcurse)

assert by_dateutil == by_ical_js == ["2026-05-04", "2026-05-18"]
assert by_calcurse == ["2026-05-04", "2026-05-18", "2026-05-25"]

export = open("export.txt").read()
assert "\nDTSTART:20260504T140000\n" in export and "TZID" not in export
assert "UNTIL=20260525T140000" in export
PY
/usr/bin/python3 probe.py
