#!/bin/sh
# Guess: a text without a translation stays in the source language, as it does in `po2json`, `po2sub` and `po2prop` of
#   the same toolkit, or is left out.
# Seen: `po2resx` and `po2ical` write it as an empty text. In the resources of a .NET program, buttons without a
#   translation have no label: .NET looks into the source language only if a name is missing. Paths of icons and sizes
#   in the same file are taken for texts, and become empty as well. In a calendar, an event with a translated title
#   loses its description. A translation that is marked as unchecked (fuzzy) is replaced by the source. The exit status
#   is 0.
# Who meets it: Windows programs and calendars of releases in several languages, as soon as a text is new.
# What to do: fill the empty translations first (`msgen` of gettext), or `--threshold=100`, with which no file is written
#   before all is translated.
set -eu

missing=
for package in translate-toolkit python3-vobject; do
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

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit python3-vobject

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > en.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@site.example
DTSTAMP:20260515T120000Z
DTSTART:20260515T180000Z
SUMMARY:Live stream
DESCRIPTION:With guests
LOCATION:Studio
END:VEVENT
END:VCALENDAR
ICS

cat > en.json <<'JSON'
{ "summary": "Live stream", "description": "With guests" }
JSON

cat > en.resx <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<root>
  <data name="Start" xml:space="preserve"><value>Live stream</value></data>
  <data name="Save" xml:space="preserve"><value>Save</value></data>
  <data name="Icon" type="System.Resources.ResXFileRef"><value>app.ico;System.Drawing.Icon</value></data>
</root>
XML

resx2po --progress=none en.resx program.po
ical2po --progress=none en.ics calendar.po
json2po --progress=none en.json words.po

cat > fill.py <<'PY'
from translate.storage import pypo

for name in ["program.po", "calendar.po", "words.po"]:
    store = pypo.pofile.parsefile(name)

    for unit in store.units:
        if unit.source == "Live stream":
            unit.target = "Livestream"
        if unit.source == "Studio":
            unit.target = "Atelier"
            unit.markfuzzy()

    store.save()
PY
/usr/bin/python3 fill.py

po2resx --progress=none -t en.resx program.po de.resx
po2ical --progress=none -t en.ics calendar.po de.ics
po2json --progress=none -t en.json words.po de.json
grep -E '^(SUMMARY|DESCRIPTION|LOCATION)' de.ics
cat de.resx de.json

calendar=$(tr -d '\r' < de.ics)

echo "$calendar" | grep -qx 'SUMMARY:Livestream'
echo "$calendar" | grep -qx 'DESCRIPTION:'
echo "$calendar" | grep -qx 'LOCATION:Studio'

grep -q 'name="Start".*<value>Livestream</value>' de.resx
grep -q 'name="Save".*<value></value>' de.resx
grep -q 'name="Icon".*<value></value>' de.resx

grep -q '"description": "With guests"' de.json
