#!/bin/sh
# Guess: `SUMMARY:Photos\, videos` is the title "Photos, videos" (RFC 5545, section 3.3.11). What a library reads and writes
#   again is the same.
# Seen: Sabre VObject 2, that of Debian 12, returns "Photos\, videos", and writes a file in which the backslash belongs to the
#   title: after one round, other programs read "Photos\, videos" as well. Line breaks are right, and so is a title without
#   commas and semicolons. ical.js is right.
# Who meets it: calendars on a server with PHP from Debian, whose titles have a comma.
# What to do: take version 4 from its own releases.
set -eu

missing=
for package in php-cli php-mbstring php-sabre-vobject; do
  dpkg-query -s "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' php-sabre-vobject

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical.js@2.2.1

sed 's/$/\r/' > saved-0.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site.example//EN
BEGIN:VEVENT
UID:stream@site.example
DTSTAMP:20260501T100000Z
DTSTART:20260503T180000Z
SUMMARY:Photos\, videos
END:VEVENT
END:VCALENDAR
ICS

cat > probe.php <<'PHP'
<?php

error_reporting(E_ERROR);
require '/usr/share/php/Sabre/VObject/includes.php';

for ($round = 0; $round < 2; $round++) {
    $calendar = Sabre\VObject\Reader::read(file_get_contents("saved-$round.ics"));
    echo "Sabre VObject reads: {$calendar->VEVENT->SUMMARY}\n";
    file_put_contents('saved-' . ($round + 1) . '.ics', $calendar->serialize());
}
PHP

cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

for (const round of [0, 1, 2]) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(`saved-${round}.ics`, 'utf8')));
  console.log(`ical.js reads: ${calendar.getFirstSubcomponent('vevent').getFirstPropertyValue('summary')}`);
}
JS

{
  php probe.php
  node probe.mjs
} | tee seen

cat > expected <<'TEXT'
Sabre VObject reads: Photos\, videos
Sabre VObject reads: Photos\, videos
ical.js reads: Photos, videos
ical.js reads: Photos\, videos
ical.js reads: Photos\, videos
TEXT
diff expected seen
