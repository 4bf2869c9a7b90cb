#!/bin/sh
# Guess: wixl, which builds MSI files from WiX sources on Linux, stores a Japanese or Russian name if `Codepage="65001"`
#   (UTF-8) says so, or else refuses it, as WiX does (`LGHT0311`).
# Seen: it takes `Codepage` without a word and doesn't use it. The names of the program, its publisher, its folder and
#   its files become empty texts, with status 0; only the summary, as bytes of UTF-8, has them. "Größe" is stored in
#   code page 1252 in a database that says 0 (none). `Languages="1041"` is dropped as well: the summary has
#   "Intel;1033", US English, while the property ProductLanguage is 1041.
# Who meets it: publishers who build for Windows on Linux. The list of installed programs has a program without a name.
# What to do: names in Latin letters, or build with WiX.
set -eu

missing=
for package in wixl msitools; do
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

dpkg-query -W -f '${Package} ${Version}\n' wixl msitools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo 'Read me' > readme.txt

# The name of the program, the name of its file, the code page and the languages in an installer for a given name.
build() {
  cat > setup.wxs <<XML
<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="*" Name="$1" Manufacturer="$1" Language="$2" Codepage="$3" Version="3.0.3"
    UpgradeCode="8f2f6d7c-2a53-4c5b-9c59-2a3a4b1f7d10">
    <Package InstallerVersion="200" Compressed="yes" Languages="$2" SummaryCodepage="$3"/>
    <Media Id="1" Cabinet="setup.cab" EmbedCab="yes"/>
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramFilesFolder">
        <Directory Id="Folder" Name="$1">
          <Component Id="Readme" Guid="8f2f6d7c-2a53-4c5b-9c59-2a3a4b1f7d11">
            <File Id="Readme" Name="$1.txt" Source="readme.txt" KeyPath="yes"/>
          </Component>
        </Directory>
      </Directory>
    </Directory>
    <Feature Id="All" Level="1"><ComponentRef Id="Readme"/></Feature>
  </Product>
</Wix>
XML

  wixl -o setup.msi setup.wxs
  tab=$(printf '\t')
  msiinfo export setup.msi Property | tr -d '\r' > property
  product=$(sed -n "s/^ProductName$tab//p" property)
  publisher=$(sed -n "s/^Manufacturer$tab//p" property)
  language=$(sed -n "s/^ProductLanguage$tab//p" property)
  file=$(msiinfo export setup.msi File | tr -d '\r' | sed -n "s/^Readme${tab}Readme$tab\([^$tab]*\).*/\1/p")
  stored=$(msiinfo export setup.msi _ForceCodepage | tr -d '\r\0' | sed -n "s/${tab}_ForceCodepage\$//p")
  template=$(msiinfo suminfo setup.msi | sed -n 's/^Template: //p')
  echo "$1, Codepage=$3: name '$product', publisher '$publisher', file '$file', code page $stored, $template, $language"
}

build Faces 1033 1252
test "$product $publisher $file" = 'Faces Faces Faces.txt'

build 顔交換 1041 65001
test -z "$product$publisher$file"
test "$stored" = 0
test "$template $language" = 'Intel;1033 1041'
msiinfo suminfo setup.msi | grep '^Subject: 顔交換$'

build Größe 1031 1252
test "$product $file" = 'Größe Größe.txt'
test "$stored" = 0
test "$template $language" = 'Intel;1033 1031'
LC_ALL=C grep -qa "$(printf 'Gr\366\337e')" setup.msi
