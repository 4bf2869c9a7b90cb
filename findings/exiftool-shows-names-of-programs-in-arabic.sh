#!/bin/sh
# Guess: of a Windows program whose name and notes are in several languages, readers on Linux show those in English or in the
#   language of the user, as Windows does, or list them all.
# Seen: ExifTool shows the language with the lowest number and no other, also with `-a` and `-lang de`: Arabic is 1025, English
#   1033. So does the first entry that resedit returns, which its example takes. pefile lists all, Arabic first. peres of pev
#   shows as file version 65263.1213.0.0, which are the first bytes of the structure, whatever the version is.
# Who meets it: services that show name and publisher of uploaded programs; checks of a release in a build.
# What to do: ask for the language, as by `getStringValues({ lang: 1033, codepage: 1200 })` of each entry of resedit.
set -eu

missing=
for package in nsis wine wine64 libimage-exiftool-perl pev python3-pefile; do
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

dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl nsis pev python3-pefile wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
export WINEPREFIX="$work/windows" WINEDEBUG=-all

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pe-library@2.0.1 resedit@3.1.0

# A program in four languages, which writes the name that Windows shows for it.
cat > program.nsi <<'NSI'
Target amd64-unicode
Unicode true
Name program
OutFile program.exe
SilentInstall silent
RequestExecutionLevel user
VIProductVersion 3.0.3.7
VIAddVersionKey /LANG=1033 ProductName Faces
VIAddVersionKey /LANG=1031 ProductName Gesichter
VIAddVersionKey /LANG=1041 ProductName 顔
VIAddVersionKey /LANG=1025 ProductName وجوه

Section
  System::Call 'version::GetFileVersionInfoSizeW(w "$EXEPATH", *i .r0) i .r1'
  System::Alloc $1
  Pop $2
  System::Call 'version::GetFileVersionInfoW(w "$EXEPATH", i 0, i r1, p r2) i .r3'
  System::Call 'version::VerQueryValueW(p r2, w "\VarFileInfo\Translation", *p .r4, *i .r5) i .r6'
  System::Call '*$4(&i2 .r7, &i2 .r8)'
  IntFmt $7 "%04X" $7
  IntFmt $8 "%04X" $8
  System::Call 'version::VerQueryValueW(p r2, w "\StringFileInfo\$7$8\ProductName", *p .r4, *i .r5) i .r6'
  System::Call '*$4(&w100 .r9)'
  FileOpen $0 "$EXEDIR\name.txt" w
  FileWriteUTF16LE $0 "$9"
  FileClose $0
SectionEnd
NSI
makensis -V1 -INPUTCHARSET UTF8 program.nsi

cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { NtExecutable, NtExecutableResource } from 'pe-library';
import { Resource } from 'resedit';

const resources = NtExecutableResource.from(NtExecutable.from(readFileSync('program.exe')));
const entries = Resource.VersionInfo.fromEntries(resources.entries);
const names = entries.map((entry) => entry.getStringValues(entry.getAllLanguagesForStringValues()[0]).ProductName);
console.log(`resedit: ${names.join(', ')}`);
JS

{
  for locale in en_US de_DE ja_JP ar_SA vi_VN; do
    LC_ALL=$locale.UTF-8 timeout 300 wine program.exe 2> /dev/null
    echo "Windows in $locale: $(iconv -f UTF-16LE -t UTF-8 name.txt)"
  done

  echo "ExifTool: $(exiftool -a -s3 -ProductName program.exe)"
  echo "ExifTool in German: $(exiftool -a -lang de -s3 -ProductName program.exe)"
  node read.mjs
  /usr/bin/python3 -c "
import pefile

infos = [info for entry in pefile.PE('program.exe').FileInfo for info in entry if info.Key == b'StringFileInfo']
tables = [table for info in infos for table in info.StringTable]
print('pefile:', ', '.join(table.entries[b'ProductName'].decode() for table in tables))
"
  echo "peres: $(peres -v program.exe 2> /dev/null | grep -oE 'File Version: .*' | tr -s ' ')"
  echo "ExifTool: File Version: $(exiftool -s3 -FileVersionNumber program.exe)"
} | tee seen

diff - seen <<'TEXT'
Windows in en_US: Faces
Windows in de_DE: Gesichter
Windows in ja_JP: 顔
Windows in ar_SA: وجوه
Windows in vi_VN: Faces
ExifTool: وجوه
ExifTool in German: وجوه
resedit: وجوه, Gesichter, Faces, 顔
pefile: وجوه, Gesichter, Faces, 顔
peres: File Version: 65263.1213.0.0
ExifTool: File Version: 3.0.3.7
TEXT
