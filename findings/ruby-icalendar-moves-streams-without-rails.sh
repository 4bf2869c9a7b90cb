#!/bin/sh
# Guess: a library for calendars reads 20:00 with `TZID=Europe/Berlin` as 20:00 in Berlin, or says that it knows no time zones.
# Seen: icalendar (Ruby) does so only if Active Support, a part of Rails, is installed, though its package does not ask for
#   it. Otherwise, the time is 20:00 UTC, two hours late in summer, without a warning. The zone is kept as a parameter, so
#   that a file which is read and written again looks right.
# Who meets it: sites that show the dates of streams from a calendar: right on the machine of a developer with Rails, wrong on
#   the server.
# What to do: require "active_support/time" in the program, so that a missing package is an error.
set -eu

missing=
for package in ruby-icalendar ruby-activesupport; do
  dpkg-query -L "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}: depends on ${Depends}\n' ruby-icalendar
dpkg-query -W -f '${Package} ${Version}\n' ruby-activesupport

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.rb <<'RUBY'
require 'stringio'
require 'icalendar'

lines = %w[
  BEGIN:VCALENDAR VERSION:2.0 PRODID:x
  BEGIN:VEVENT UID:1 DTSTAMP:20260501T000000Z DTSTART;TZID=Europe/Berlin:20260503T200000 END:VEVENT
  END:VCALENDAR
]
start = Icalendar::Calendar.parse("#{lines.join("\r\n")}\r\n").first.events.first.dtstart

puts "#{start.to_time.utc}, TZID #{start.ical_params['tzid'].first}"
RUBY

# Without gems, Ruby finds the folders that are named here, and not Active Support.
gems=/usr/share/rubygems-integration/all/gems

echo "with Active Support: $(ruby probe.rb)" | tee seen
echo "without it: $(ruby --disable-gems -I "$(echo "$gems"/icalendar-*/lib)" -I "$(echo "$gems"/ice_cube-*/lib)" probe.rb)" |
  tee -a seen

cat > expected <<'TEXT'
with Active Support: 2026-05-03 18:00:00 UTC, TZID Europe/Berlin
without it: 2026-05-03 20:00:00 UTC, TZID Europe/Berlin
TEXT
diff expected seen
