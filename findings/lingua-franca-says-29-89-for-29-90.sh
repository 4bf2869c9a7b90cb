#!/bin/sh
# Guess: a library that speaks and understands numbers in nine languages says 29.90 as it is written, and reads "minus five" and
#   "one and a half million" as -5 and 1,500,000, or says that it cannot.
# Seen: Lingua Franca (Python) says 29.9 as "neunundzwanzig Komma acht neun" (29.89) in German, 0.05 without its
#   zero, and 29.9 is a KeyError in Spanish. One hour is "eins Stunde", "uno hora" and "un heure". "Minus five" is 5 in German,
#   French and Spanish, and -5 in English and Italian. One and a half million are 1 in English, 1.5 in French and Spanish, and
#   1,000,000.5 in Italian; "1 500" in French is 500.
# Who meets it: voice assistants and pages that are read aloud, with prices and durations.
# What to do: `num2words` for what is said, and digits for what is read.
set -eu

if ! dpkg-query -L python3-lingua-franca > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-lingua-franca' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-lingua-franca > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-lingua-franca

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
from lingua_franca import load_languages
from lingua_franca.format import nice_duration, pronounce_number
from lingua_franca.parse import extract_number

LANGUAGES = ["en", "de", "fr", "es", "it"]
MINUS_FIVE = {"en": "minus five", "de": "minus fünf", "fr": "moins cinq", "es": "menos cinco", "it": "meno cinque"}
MILLIONS = {
    "en": "one and a half million",
    "fr": "un million et demi",
    "es": "un millón y medio",
    "it": "un milione e mezzo",
}

load_languages(LANGUAGES)


def pronounce(number, language):
    try:
        return pronounce_number(number, lang=language)
    except KeyError as error:
        return type(error).__name__


seen = {
    "29.9": {language: pronounce(29.9, language) for language in LANGUAGES},
    "0.05": pronounce(0.05, "de"),
    "hour": {language: nice_duration(3600, lang=language) for language in LANGUAGES},
    "minus": {language: extract_number(text, lang=language) for language, text in MINUS_FIVE.items()},
    "million": {language: extract_number(text, lang=language) for language, text in MILLIONS.items()},
    "1 500": extract_number("1 500", lang="fr"),
}

for name, texts in seen.items():
    print(name, texts)

assert seen["29.9"]["en"] == "twenty nine point nine"
assert seen["29.9"]["de"] == "neunundzwanzig Komma acht neun"
assert seen["29.9"]["es"] == "KeyError"
assert seen["0.05"] == " Komma null fünf"
assert seen["hour"] == {"en": "one hour", "de": "eins Stunde", "fr": "un heure", "es": "uno hora", "it": "uno ora"}
assert seen["minus"] == {"en": -5, "de": 5, "fr": 5, "es": 5, "it": -5}
assert seen["million"] == {"en": 1, "fr": 1.5, "es": 1.5, "it": 1_000_000.5}
assert seen["1 500"] == 500
PY
/usr/bin/python3 -W ignore probe.py
