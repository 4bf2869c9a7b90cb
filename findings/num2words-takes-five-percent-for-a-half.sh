#!/bin/sh
# Guess: a decimal number in words is the same number in every language.
# Seen: num2words leaves out the zeros behind the comma in Russian and Vietnamese: 0.05 is "ноль запятая пять", which is
#   0.5, and 10.01 is 10.1. In Vietnamese, 29.9 is "twenty-nine point ninety", and -5 is "mười lăm": fifteen. English,
#   German, French, Spanish, Portuguese, Indonesian, Japanese and Korean are right.
# Who meets it: sites and programs that read out or print amounts and sizes in words: 5 percent (0.05) are a half.
# What to do: for these two languages, give the digits behind the comma one by one, as whole numbers.
set -eu

if ! /usr/bin/python3 -c 'import num2words' 2> /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-num2words' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-num2words > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' python3-num2words)
echo "python3-num2words $version"
case $version in
  0.5.10-*) ;;
  *) echo 'Seen in 0.5.10 of Debian 12; this is another version.' ;;
esac

/usr/bin/python3 - <<'PY'
from num2words import num2words


def say(number, language):
    words = ' '.join(num2words(number, lang=language).split())
    print(number, language, '->', words)
    return words


assert say(0.05, 'en') == 'zero point zero five'
assert say(0.05, 'de') == 'null Komma null fünf'
assert say(0.05, 'id') == 'nol koma nol lima'
assert say(0.05, 'ko') == '영 점 영 오'

assert say(0.05, 'ru') == say(0.5, 'ru') == 'ноль запятая пять'
assert say(10.01, 'ru') == say(10.1, 'ru') == 'десять запятая один'

assert say(0.05, 'vi') == 'không phẩy năm'
assert say(10.01, 'vi') == 'mười phẩy một'
assert say(29.9, 'vi') == 'hai mươi chín phẩy chín mươi'

assert say(-5, 'en') == 'minus five'
assert say(-5, 'ru') == 'минус пять'
assert say(-5, 'vi') == say(15, 'vi') == 'mười lăm'
PY
