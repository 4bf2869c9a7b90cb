#!/bin/sh
# Guess: resedit, and the tools around it that set the icon or the version of a Windows program, can do so with an installer,
#   too: what follows the program in the file is kept, so 7-Zip unpacks it, and whatever they break makes an error.
# Seen: an installer of NSIS then ends at once, with status 2 and without having installed anything: it carries a checksum
#   of its bytes, version and icon included. 7-Zip tests it as "Everything is Ok". A signature by osslsigncode is no change,
#   as the checksum leaves it out, and reading and writing the file with pe-library without an edit gives the same bytes.
# Who meets it: builds that stamp the setup file with a version, a partner or an icon after it was made; silent updates by
#   such a file fail without a word.
# What to do: set `VIProductVersion`, `VIAddVersionKey` and `Icon` in the script; run what was built once, not just unpack it.
set -eu

missing=
for package in nsis p7zip-full osslsigncode wine wine64; do
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

dpkg-query -W -f '${Package} ${Version}\n' nsis p7zip-full osslsigncode wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
export WINEPREFIX="$work/windows" WINEDEBUG=-all

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pe-library@2.0.1 resedit@3.1.0

echo 'The program' > program.txt

cat > setup.nsi <<'NSI'
Target amd64-unicode
Unicode true
Name Facewright
OutFile setup.exe
SilentInstall silent
RequestExecutionLevel user
VIProductVersion 3.0.3.0
VIAddVersionKey /LANG=1033 ProductName Facewright
VIAddVersionKey /LANG=1033 FileDescription Setup
VIAddVersionKey /LANG=1033 FileVersion 3.0.3
VIAddVersionKey /LANG=1033 LegalCopyright Facewright

Section
  SetOutPath $EXEDIR\installed
  File program.txt
SectionEnd
NSI
makensis -V1 setup.nsi

cat > edit.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { NtExecutable, NtExecutableResource } from 'pe-library';
import { Resource } from 'resedit';

for (const name of ['pe-library', 'resedit']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const setup = readFileSync('setup.exe');
const program = NtExecutable.from(setup);
assert.ok(Buffer.from(program.generate()).equals(setup));

const resources = NtExecutableResource.from(program);
const [version] = Resource.VersionInfo.fromEntries(resources.entries);
version.setStringValues({ lang: 1033, codepage: 1200 }, { FileVersion: '3.0.4' });
version.outputToResourceEntries(resources.entries);
resources.outputResource(program);
writeFileSync('edited.exe', Buffer.from(program.generate()));
JS
node edit.mjs

openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 30 -subj /CN=Test 2> /dev/null
osslsigncode sign -certs certificate.pem -key key.pem -in setup.exe -out signed.exe > /dev/null

# check NAME STATUS INSTALLED
check() {
  7z t "$1.exe" > report.txt
  grep -q 'Everything is Ok' report.txt

  status=0
  timeout 300 wine "$1.exe" 2> /dev/null || status=$?
  installed=no
  [ ! -e installed/program.txt ] || installed=yes
  rm -rf installed

  echo "$1: 7-Zip says \"Everything is Ok\", run it ends with $status, installed: $installed"
  test "$status $installed" = "$2 $3"
}

check setup 0 yes
check signed 0 yes
check edited 2 no
