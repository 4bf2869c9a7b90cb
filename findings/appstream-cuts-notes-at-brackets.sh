#!/bin/sh
# Guess: `appstreamcli news-to-metainfo` and `appstream-util news-to-appdata` turn the entries of a NEWS file into a list for
#   app stores. An entry keeps its words.
# Seen: each entry ends in front of its first opening bracket, as if what follows were the name of its author: "Faster on new
#   cards (RTX 5090)" becomes "Faster on new cards", and of "Videos of 10 minutes (before: 5) and of any size", half of the
#   sentence is lost. There is no warning. The same entry in a NEWS file in YAML is kept.
# Who meets it: desktop apps for Linux whose release notes come from a text: sizes, versions and conditions are missing in
#   GNOME Software and on Flathub.
# What to do: write notes in YAML or in the metainfo file itself, or commas instead of brackets.
set -eu

missing=
for program in appstreamcli appstream-util; do
  command -v "$program" > /dev/null || missing=yes
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian packages appstream and appstream-util' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends appstream appstream-util > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' appstream appstream-util

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > NEWS <<'TEXT'
Version 3.0.3
~~~~~~~~~~~~~
Released: 2026-05-01

New Features:
 - Faster on new cards (RTX 5090)
 - Videos of 10 minutes (before: 5) and of any size
 - Folders
TEXT

cat > NEWS.yaml <<'YAML'
---
Version: 3.0.3
Date: 2026-05-01
Description:
  - Faster on new cards (RTX 5090)
  - 'Videos of 10 minutes (before: 5) and of any size'
  - Folders
YAML

entries() {
  sed -n 's/.*<li>\(.*\)<\/li>.*/\1/p'
}

appstreamcli news-to-metainfo --format text NEWS - | entries > by-appstreamcli.txt
appstream-util news-to-appdata NEWS | entries > by-appstream-util.txt
appstreamcli news-to-metainfo --format yaml NEWS.yaml - | entries > from-yaml.txt
sed -n 's/^ - //p' NEWS > whole.txt
printf '%s\n' 'Faster on new cards' 'Videos of 10 minutes' 'Folders' > cut.txt

for file in by-appstreamcli by-appstream-util from-yaml; do
  echo "$file:"
  cat "$file.txt"
done

diff cut.txt by-appstreamcli.txt
diff cut.txt by-appstream-util.txt
diff whole.txt from-yaml.txt
