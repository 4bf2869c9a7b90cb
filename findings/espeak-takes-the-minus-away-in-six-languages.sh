#!/bin/sh
# Guess: a synthetic voice that says "minus five" for -5 in English does so in each of its languages.
# Seen: eSpeak NG reads "-5" as five in Spanish, French, Russian, Japanese, Korean and Arabic, alone or within a
#   sentence; in English, German, Italian, Portuguese, Vietnamese and Indonesian it says the sign. The sign of its own
#   (U+2212) is said in English in five of the six, and is "Japanese letter" in Japanese. The decimal point is gone in
#   Japanese and Korean: 3.5 is "three, five". In Russian, each fraction is of tenths: "1,25" is "one and two
#   five-tenths". Arabic has no percent: "25%" is 25.
# Who meets it: visitors with NVDA or Orca, whose first voice is eSpeak NG, at temperatures, shifts in seconds and sizes.
# What to do: name the change in words ("5 seconds earlier"), and write Russian amounts with one digit behind the comma.
set -eu

if ! command -v espeak-ng > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package espeak-ng' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' espeak-ng

# Prints the sounds of a text.
sounds() {
  printf '%s' "$2" | espeak-ng -q -v "$1" -x --stdin | tr -s ' \n' ' '
}

signed=
unsigned=

for voice in en de it pt-br vi id es fr ru ja ko ar; do
  minus=$(sounds "$voice" '-5')
  plain=$(sounds "$voice" '5')
  echo "$voice: -5 is read as $minus, 5 as $plain"

  if [ "$minus" = "$plain" ]; then
    unsigned="$unsigned $voice"
  else
    signed="$signed $voice"
  fi
done

[ "$signed" = ' en de it pt-br vi id' ]
[ "$unsigned" = ' es fr ru ja ko ar' ]
[ "$(sounds fr 'Il fait -5 degrés.')" = "$(sounds fr 'Il fait 5 degrés.')" ]

for voice in es fr ru ko ar; do
  echo "$voice: −5 is read as $(sounds "$voice" '−5')"
  [ "$(sounds "$voice" '−5')" = "(en)m'aIn@s($voice) $(sounds "$voice" 5)" ]
done

for voice in ja ko; do
  echo "$voice: 3.5 is read as $(sounds "$voice" 3.5)"
  [ "$(sounds "$voice" 3.5 | tr -d "'")" = "$(sounds "$voice" '3 5' | tr -d "'")" ]
done

echo "ru: 1,5 is $(sounds ru '1,5'), 1,25 is $(sounds ru '1,25')"
case $(sounds ru '1,25') in
  *"p;'jat;_d;Is;'AtYx ") ;;
  *) exit 1 ;;
esac

echo "ar: 25% is $(sounds ar '25%')"
[ "$(sounds ar '25%')" = "$(sounds ar 25)" ]
