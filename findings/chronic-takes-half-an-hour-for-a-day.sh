#!/bin/sh
# Guess: a parser of dates in words returns nothing for what it does not know. "Half an hour ago" is half an hour ago, "last
#   day of May" is the 31st, and "20:00 CET" is 19:00 UTC.
# Seen: Chronic (Ruby) knows some of the words and leaves the others out: half an hour ago is yesterday at six, and the last
#   day of May is the first. "20:00 CET" and "20:00 Tokyo time" are 20:00 in the zone of the machine. None of them is nil, while
#   "at 20:00" and "noon tomorrow" are. "2 hours ago" and "May 31st" are right.
# Who meets it: forms and bots that take the time of a stream or a reminder in words.
# What to do: show the date that was understood, and take a time zone in a field of its own.
set -eu

if ! dpkg-query -L ruby-chronic > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ruby-chronic' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ruby-chronic > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ruby-chronic

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.rb <<'RUBY'
require 'chronic'

NOW = Time.utc(2026, 5, 3, 12)
TEXTS = [
  '2 hours ago', 'half an hour ago', 'May 31st', 'last day of May', '20:00 CET', '20:00 Tokyo time', 'at 20:00',
  'noon tomorrow'
].freeze

Chronic.time_class = Time

TEXTS.each do |text|
  time = Chronic.parse(text, now: NOW)
  puts "#{text}: #{time ? time.strftime('%d %B, %H:%M') : 'nil'}"
end
RUBY
TZ=UTC ruby probe.rb | tee seen

cat > expected <<'TEXT'
2 hours ago: 03 May, 10:00
half an hour ago: 02 May, 06:00
May 31st: 31 May, 12:00
last day of May: 01 May, 12:00
20:00 CET: 03 May, 20:00
20:00 Tokyo time: 03 May, 20:00
at 20:00: nil
noon tomorrow: nil
TEXT
diff expected seen
