#!/bin/sh
# Guess: the braille table of a language has the signs of prices and numbers in that language.
# Seen: in liblouis, the Italian table (six dots) has no € and no hyphen, in -5 or within a word, the Vietnamese one no
#   ₫, the Korean one no ₩, and the Arabic one none of the marks that `Intl.NumberFormat` writes in Egypt: the decimal
#   mark, the mark of thousands and the percent sign. Each is written as its code of eight cells, which reads
#   \x20ac for the euro: a price has it behind its number, and ٢٩٫٩٠ in its middle. German, French, Spanish and Russian
#   are right.
# Who meets it: visitors who read a page by a braille display, at each price.
# What to do: write the currency in words or as EUR, VND or KRW in a text for screen readers, and Arabic numbers with
#   `numberingSystem: 'latn'`.
set -eu

if ! command -v lou_translate > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package liblouis-bin' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends liblouis-bin > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' liblouis-bin liblouis-data

# Translates a text by a table and says whether a letter is written as its code, which has an "x" in braille.
check() {
  seen=$(printf '%s\n' "$2" | lou_translate -f "unicode.dis,$1")
  code=$(printf '%s\n' "$3" | lou_translate -f "unicode.dis,$1")
  case $code in
    *⠭*⠄ | *⠭*⠠) result=code ;;
    *) result=sign ;;
  esac
  echo "$1: $2 -> $seen, $3 -> $code ($result)"
}

check it-it-comp6.utb '29,90 €' '€'
[ "$result" = code ]
check it-it-comp6.utb '-5' '-'
[ "$result" = code ]
check vi-vn-g1.ctb '299.000 ₫' '₫'
[ "$result" = code ]
check ko-2006-g1.ctb '₩29,000' '₩'
[ "$result" = code ]

for mark in '٫' '٬' '٪'; do
  check ar-ar-g1.utb '٢٩٫٩٠' "$mark"
  [ "$result" = code ]
done

check de-g1.ctb '29,90 €' '€'
[ "$result" = sign ]
check fr-bfu-comp6.utb '29,90 €' '€'
[ "$result" = sign ]
check es-g1.ctb '29,90 €' '€'
[ "$result" = sign ]
check ru-litbrl.ctb '29,90 ₽' '₽'
[ "$result" = sign ]
