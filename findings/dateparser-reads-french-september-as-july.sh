#!/bin/sh
# Guess: dateparser, to which the language is told, reads the usual dates of this language.
# Seen: "sept" is seven in French, and so "3 sept. 2024", the usual short form, is a day in July; "3 septembre 2024"
#   is right. In Japanese, 2024年6月3日月曜日 is no date: Monday begins with the sign for "month". 2024年6月4日火曜日, a Tuesday,
#   is read. Of Korean dates none is.
# Who meets it: those who read release dates out of translated pages: the French ones are wrong in September only.
# What to do: read `<time datetime>`.
set -eu

if ! dpkg-query -W -f '${Version}' python3-dateparser > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-dateparser' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-dateparser > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-dateparser

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import warnings

warnings.filterwarnings("ignore")

import dateparser  # noqa: E402

SEEN = {}

for language, text in [
    ("fr", "3 août 2024"),
    ("fr", "3 sept. 2024"),
    ("fr", "3 septembre 2024"),
    ("ja", "2024年6月3日月曜日"),
    ("ja", "2024年6月4日火曜日"),
    ("ko", "2024년 6월 3일"),
]:
    date = dateparser.parse(text, languages=[language])
    SEEN[text] = date and date.date().isoformat()
    print(f"{language}: {text} -> {SEEN[text]}")

assert list(SEEN.values()) == ["2024-08-03", "2024-07-03", "2024-09-03", None, "2024-06-04", None], SEEN
PY
/usr/bin/python3 probe.py
