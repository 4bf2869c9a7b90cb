#!/bin/sh
# Guess: the code A of a format is "AM" or "PM", or what the language has for it, in each language of Arrow (Python), as its
#   table of codes says.
# Seen: in German, French, Italian, Portuguese, Russian, Arabic, Japanese, Korean, Chinese, Vietnamese and Indonesian, A is
#   empty: 15:05 is "3:05 ", and so is 03:05. Babel has a word for it in each of them, such as 午後 in Japanese. English and
#   Spanish are right. What was written without a marker is read again as the morning.
# Who meets it: dates of streams and releases on translated pages that share one format.
# What to do: use H (24 hours) in all languages.
set -eu

if ! dpkg-query -L python3-arrow > /dev/null 2>&1 || ! dpkg-query -L python3-babel > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages python3-arrow and python3-babel' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-arrow python3-babel > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-arrow python3-babel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import arrow
from babel.dates import format_time

MORNING = arrow.get("2026-05-03T03:05:00")
AFTERNOON = arrow.get("2026-05-03T15:05:00")
LANGUAGES = ["en", "es", "de", "fr", "it", "pt", "ru", "ar", "ja", "ko", "zh", "vi", "id"]


def clock(time, language):
    return time.format("h:mm A", locale=language)


same = []

for language in LANGUAGES:
    morning = clock(MORNING, language)
    afternoon = clock(AFTERNOON, language)
    babel = format_time(AFTERNOON.time(), "h:mm a", locale=language)
    print(f'{language}: "{morning}", "{afternoon}", Babel: "{babel}"')

    if morning == afternoon:
        same.append(language)

again = arrow.get(clock(AFTERNOON, "ko").strip(), "h:mm", locale="ko")
print("read again:", again.hour)

assert same == LANGUAGES[2:]
assert clock(AFTERNOON, "ko") == "3:05 "
assert format_time(AFTERNOON.time(), "a", locale="ja") == "午後"
assert again.hour == 3
PY
/usr/bin/python3 probe.py
