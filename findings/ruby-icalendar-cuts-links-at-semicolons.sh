#!/bin/sh
# Guess: `URL` and `ATTACH` of an event are addresses (RFC 5545, section 3.3.13: no escapes, no lists). In texts, `\\` is a
#   backslash, and `\n` and `\N` are line breaks: "C:\\new" is the path C:\new.
# Seen: icalendar (Ruby) splits a `URL` at its semicolons and an `ATTACH` at its commas too: of the film "/faces,de.mp4" it
#   makes two files, the second one "de.mp4". The path C:\new becomes "C:\", a line break and "ew", and `\N` is left as
#   two letters. ical.js is right.
# Who meets it: calendars of streams and releases, whose links or files have these characters in their names.
# What to do: write %2C and %3B for commas and semicolons in links, and slashes in paths.
set -eu

if ! dpkg-query -L ruby-icalendar > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ruby-icalendar' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ruby-icalendar > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ruby-icalendar

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ical.js@2.2.1

sed 's/$/\r/' > calendar.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site.example//EN
BEGIN:VEVENT
UID:stream@site.example
DTSTAMP:20260501T100000Z
DTSTART:20260503T180000Z
URL:https://site.example/stream;lang=de
ATTACH:https://site.example/faces,de.mp4
DESCRIPTION:Saved in C:\\new\N(folder)
END:VEVENT
END:VCALENDAR
ICS

cat > probe.rb <<'RUBY'
require 'json'
require 'stringio'
require 'icalendar'

def addresses(value)
  value.respond_to?(:map) ? value.flat_map { |part| addresses(part) } : [value.to_s]
end

event = Icalendar::Calendar.parse(File.read('calendar.ics')).first.events.first

puts JSON.generate(url: addresses(event.url), files: addresses(event.attach), text: event.description.to_s)
RUBY

cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

const calendar = new ICAL.Component(ICAL.parse(readFileSync('calendar.ics', 'utf8')));
const event = calendar.getFirstSubcomponent('vevent');
const valuesOf = (name) => event.getAllProperties(name).flatMap((property) => property.getValues());

console.log(JSON.stringify({ url: valuesOf('url'), files: valuesOf('attach'), text: valuesOf('description')[0] }));
JS

LC_ALL=C.UTF-8 ruby probe.rb > ruby.json
node probe.mjs > javascript.json

for file in ruby javascript; do
  printf '%s: %s\n' "$file" "$(cat "$file.json")"
done

cat > expected <<'JSON'
{"url":["https://site.example/stream","lang=de"],"files":["https://site.example/faces","de.mp4"],"text":"Saved in C:\\\new\\N(folder)"}
{"url":["https://site.example/stream;lang=de"],"files":["https://site.example/faces,de.mp4"],"text":"Saved in C:\\new\n(folder)"}
JSON
cat ruby.json javascript.json | diff expected -
