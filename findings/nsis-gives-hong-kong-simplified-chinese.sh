#!/bin/sh
# Guess: an installer of NSIS with Simplified and Traditional Chinese starts in Traditional Chinese on a Windows of Hong Kong
#   or Macau, as websites do, and one with both Serbian scripts in Latin letters on a Windows in Latin letters.
# Seen: it looks for the same number of language and country, then for the first language of the script with the same lower
#   ten bits. Hong Kong gets whichever Chinese comes first: Simplified by the alphabet and in electron-builder. Its Serbian
#   in Latin letters has the number of a country that is gone, so today's Windows gets Cyrillic letters, or Croatian: the
#   three share their ten bits. With Serbian only, Croatians get Cyrillic letters and not the first language.
# Who meets it: installers in several languages; silent ones and updates too, whose shortcuts get their names from this.
# What to do: set `$LANGUAGE` in `.onInit` for 3076, 5124 and 9242; test with `LC_ALL=zh_HK.UTF-8 wine setup.exe`.
set -eu

missing=
for package in nsis wine wine64; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' nsis wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
languages='/usr/share/nsis/Contrib/Language files'
export WINEPREFIX="$work/windows" WINEDEBUG=-all

# build NAME LANGUAGE...: an installer with these languages, in this order, which writes the name of its language
build() {
  name=$1
  shift
  printf '%s\n' 'Target amd64-unicode' 'Unicode true' 'SilentInstall silent' 'RequestExecutionLevel user' > "$name.nsi"
  printf '%s\n' "Name $name" "OutFile $name.exe" >> "$name.nsi"

  for language in "$@"; do
    file="$languages/$language.nlf"
    number=$(sed -n '/^# *Language ID/{n;p;}' "$file" | tr -d '\r')
    printf '%s\n' "LoadLanguageFile \"$file\"" "LangString Chosen $number $language" >> "$name.nsi"
  done

  cat >> "$name.nsi" <<'NSI'
Section
  FileOpen $9 "$EXEDIR\seen" w
  FileWrite $9 "$(Chosen)"
  FileClose $9
SectionEnd
NSI
  makensis -V1 "$name.nsi"
}

# check NAME LOCALE EXPECTED_LANGUAGE
check() {
  LC_ALL=$2 timeout 300 wine "$1.exe" 2> /dev/null
  echo "$1, started in $2: $(cat seen)"
  test "$(cat seen)" = "$3"
  rm seen
}

build alphabetical English Croatian Serbian SerbianLatin SimpChinese TradChinese
build reversed English TradChinese SimpChinese SerbianLatin Serbian

for name in alphabetical reversed; do
  check $name zh_TW.UTF-8 TradChinese
  check $name zh_CN.UTF-8 SimpChinese
done

check alphabetical zh_HK.UTF-8 SimpChinese
check reversed zh_HK.UTF-8 TradChinese
check alphabetical zh_MO.UTF-8 SimpChinese
check reversed zh_MO.UTF-8 TradChinese

check alphabetical sr_RS@latin Croatian
check reversed sr_RS@latin SerbianLatin
check alphabetical hr_HR.UTF-8 Croatian
check reversed hr_HR.UTF-8 SerbianLatin

build cyrillic English Serbian SerbianLatin
check cyrillic sr_RS@latin Serbian
check cyrillic hr_HR.UTF-8 Serbian
check cyrillic vi_VN.UTF-8 English
