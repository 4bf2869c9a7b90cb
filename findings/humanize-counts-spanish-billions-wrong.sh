#!/bin/sh
# Guess: `intword` gives the number in the words of the language, with its decimal mark.
# Seen: the Spanish "billón" is a million millions; a thousand millions are "mil millones". Portuguese of Brazil
#   ("bilhão"), French ("milliard") and Italian are right. The decimal mark is a point in each language: "1.5 Million"
#   in German, where `intcomma` of the same library writes 1.500.000,5. `naturaltime` says "vor 3 Tage" for "vor 3
#   Tagen".
# Who meets it: counters of downloads or views on pages in Spanish or German.
# What to do: Babel, or `Intl.NumberFormat` with `notation: 'compact'`.
set -eu

if ! dpkg-query -W -f '${Version}' python3-humanize > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-humanize' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-humanize > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-humanize

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import datetime

import humanize

SEEN = {}

for language in ["es_ES", "pt_BR", "fr_FR", "it_IT", "de_DE"]:
    humanize.i18n.activate(language)
    SEEN[language] = humanize.intword(1_000_000_000)
    print(f"{language}: {SEEN[language]}")

humanize.i18n.activate("de_DE")

GERMAN = [
    humanize.intword(1_500_000),
    humanize.intcomma(1500000.5),
    humanize.naturaltime(datetime.timedelta(days=3)),
]
print("German:", GERMAN)

assert SEEN == {
    "es_ES": "1.0 billón",
    "pt_BR": "1.0 bilhão",
    "fr_FR": "1.0 milliard",
    "it_IT": "1.0 miliardi",
    "de_DE": "1.0 Milliarde",
}, SEEN
assert GERMAN == ["1.5 Million", "1.500.000,5", "vor 3 Tage"], GERMAN
PY
/usr/bin/python3 probe.py
