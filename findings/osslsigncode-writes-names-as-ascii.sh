#!/bin/sh
# Guess: the name given with `-n`, which Windows shows when it asks whether a program may change the computer, is written
#   as Unicode if it has umlauts or Japanese letters.
# Seen: osslsigncode always writes the ASCII form. In the format, `SpcString` is either `[0] BMPString` or
#   `[1] IA5String`, and an IA5String has 128 characters; the bytes of UTF-8 are put into it as they are. Each of them is
#   a letter for whoever reads them one by one, so "Größe" becomes "GrÃ¶ÃŸe". Its own `verify` shows the right name, as
#   it prints the same bytes to a terminal with UTF-8. Status 0, no warning.
# Who meets it: publishers who sign for Windows on Linux, with a name that isn't English.
# What to do: a name of ASCII letters in `-n`.
set -eu

missing=
for package in osslsigncode openssl; do
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

dpkg-query -W -f '${Package} ${Version}\n' osslsigncode

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 30 -subj '/CN=Test' \
  -addext 'extendedKeyUsage=codeSigning' 2> openssl.log
printf 'Write-Output "ready"\r\n' > setup.ps1

# The bytes of the name in a signature: a SpcString in context tag 0 of SpcSpOpusInfo.
name() {
  osslsigncode sign -certs certificate.pem -key key.pem -n "$1" -in setup.ps1 -out signed.ps1 > sign.log
  tr -d '\r' < signed.ps1 | sed -n '/Begin signature/,/End signature/s/^# //p' | grep -v SIG | base64 -d > signature.der
  offset=$(openssl asn1parse -inform DER -in signature.der |
    sed -n '/1\.3\.6\.1\.4\.1\.311\.2\.1\.12/,$p' | sed -n '4s/^ *\([0-9]*\):.*/\1/p')
  openssl asn1parse -inform DER -in signature.der -strparse "$offset" -out name.der > asn1.log
  od -An -v -tx1 name.der | tr -d '\n'
  rm signed.ps1
}

for text in Size Größe; do
  bytes=$(name "$text")
  echo "$text:$bytes"
  tag=$(printf '%s' "$bytes" | cut -d ' ' -f 4)
  test "$tag" = 81
done

# Tag 81 is [1], IA5String; c3 and 9f are no ASCII.
test "$bytes" = ' a0 09 81 07 47 72 c3 b6 c3 9f 65'
