#!/bin/sh
# Guess: in AppStream's metadata, with which Linux software centres describe a program, 3.0.3 follows 3.0.3-beta.1: by
#   its day, by `type="development"` of the trial version, or by the rule of semver.
# Seen: "-beta.1" makes a version newer, whatever its day and type are. `appstreamcli validate` fails for a file with
#   the finished version at the top (releases-not-in-order), and `convert` moves the trial version to the top. With a
#   tilde, 3.0.3~beta1, the order is right.
# Who meets it: makers of programs for Linux and Flathub with trial versions: the list that software centres show begins
#   with the trial version, and a file in the right order is refused.
# What to do: write trial versions with a tilde in this file.
set -eu

if ! command -v appstreamcli > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package appstream' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends appstream > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' appstream)
echo "appstream $version"
case $version in
  0.16.1-*) ;;
  *) echo 'Seen in 0.16.1 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Describes a program with a trial version of the given name and the finished version after it.
describe() {
  cat > program.metainfo.xml <<XML
<?xml version="1.0" encoding="UTF-8"?>
<component type="console-application">
  <id>org.example.site.app</id>
  <name>Example</name>
  <summary>Swap faces in pictures</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <description>
    <p>This program swaps the faces in pictures and videos, as a photographer would, on your computer.</p>
  </description>
  <url type="homepage">https://site.example/</url>
  <provides><binary>example</binary></provides>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="3.0.3" date="2026-11-28" type="stable"/>
    <release version="$1" date="2026-11-01" type="development"/>
  </releases>
</component>
XML
}

describe 3.0.3-beta.1
appstreamcli vercmp 3.0.3-beta.1 3.0.3 || true
if appstreamcli validate --no-net program.metainfo.xml > report.txt; then
  echo 'The file is valid now.'
  exit 1
fi
cat report.txt
grep -q 'releases-not-in-order 3.0.3 << 3.0.3-beta.1' report.txt

appstreamcli convert program.metainfo.xml program.yml
grep 'version:' program.yml
[ "$(grep -o 'version: 3.*' program.yml | head -1)" = 'version: 3.0.3-beta.1' ]

describe 3.0.3~beta1
appstreamcli validate --no-net program.metainfo.xml
