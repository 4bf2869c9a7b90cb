#!/bin/sh
# Guess: `humanize()` of Arrow (Python) works for each language that it lists: what it says for two days, it says for ten.
# Seen: in Arabic, an hour, a day and a month ago are written, and all dates that are between one week and one month ago are a
#   ValueError. In Italian, 30 seconds ago are "30 qualche secondo fa" ("30 some second ago"), and a week has a comma:
#   "una settimana, fa". In Korean, 24 hours are always "yesterday" and a year is "last year".
# Who meets it: lists of news and comments: the Arabic page works on the day of a release and fails a week later.
# What to do: catch the error and show the date, or use Babel's `format_timedelta`.
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
from datetime import timedelta

import arrow
from babel.dates import format_timedelta

NOW = arrow.get("2026-05-03T12:00:00+00:00")
TIMES = {
    "30 seconds": timedelta(seconds=30),
    "2 days": timedelta(days=2),
    "1 week": timedelta(days=7),
    "3 weeks": timedelta(days=21),
    "2 months": timedelta(days=62),
}


def humanize(language, time):
    try:
        return (NOW - time).humanize(NOW, locale=language)
    except ValueError as error:
        return type(error).__name__


seen = {}

for language in ["en", "ar", "it", "ko"]:
    seen[language] = {name: humanize(language, time) for name, time in TIMES.items()}
    reference = [format_timedelta(-time, locale=language, add_direction=True) for time in TIMES.values()]
    print(language, seen[language], "Babel:", reference)

works = {language: [text != "ValueError" for text in texts.values()] for language, texts in seen.items()}

assert works["en"] == works["it"] == works["ko"] == [True] * 5
assert works["ar"] == [True, True, False, False, True]
assert seen["it"]["30 seconds"] == "30 qualche secondo fa"
assert seen["it"]["1 week"] == "una settimana, fa"
assert humanize("ko", timedelta(days=1)) == "어제"
assert humanize("ko", timedelta(days=365)) == "작년"
PY
/usr/bin/python3 probe.py
