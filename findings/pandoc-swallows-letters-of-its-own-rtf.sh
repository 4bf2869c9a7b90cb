#!/bin/sh
# Guess: pandoc reads the RTF files that it writes.
# Seen: it writes `\u8364?` for "€", the character with a "?" for old readers, and skips two characters when it reads: the
#   one behind it is lost. "29 €/month, 5 °C" comes back as "29 €month, 5 °", "Größe" as "Größ", and the space between a
#   Japanese and a Russian word is gone. LibreOffice reads the same file as it was meant. Its own files, which have a
#   code (`\'80`) for the "?", are read in full, and so are those of Macs (`\uc0\u8364`).
# Who meets it: contracts and notes that are kept or sent as RTF, and come back with prices without their sign or unit.
# What to do: `soffice --convert-to odt` in between.
set -eu

missing=
for package in libreoffice-writer-nogui pandoc; do
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

dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer-nogui pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

text='29 €/month, 5 °C, Größe, 顔です лицо'
echo "$text" | pandoc -s -t rtf -o offer.rtf
grep -o '29.*par' offer.rtf

soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to txt:Text offer.rtf > convert.log 2>&1
printf '%s' '{\rtf1\ansi 29 \uc0\u8364 /month, 5 \u176 C\par}' > mac.rtf

by_pandoc=$(pandoc offer.rtf -t plain)
by_libreoffice=$(tail -c +4 offer.txt | tr -d '\r')
of_a_mac=$(pandoc mac.rtf -t plain)

printf 'pandoc:      %s\nLibreOffice: %s\nof a Mac:    %s\n' "$by_pandoc" "$by_libreoffice" "$of_a_mac"
test "$by_pandoc" = '29 €month, 5 °, Größ 顔ですлицо'
test "$by_libreoffice" = "$text"
test "$of_a_mac" = '29 €/month, 5 °C'
