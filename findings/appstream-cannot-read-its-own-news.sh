#!/bin/sh
# Guess: `appstreamcli metainfo-to-news` "reverses the news-to-metainfo command", says its manual. So does `appstream-util
#   appdata-to-news`, by its name. What they write is read again by the same program.
# Seen: appstreamcli writes a paragraph "Fixes:" with its list below it, and refuses this as an unknown section. appstream-util
#   underlines versions with "=", of which it reads "~" only, and refuses its whole file; emphasized words have their tags
#   `<em>` in the text. In YAML, appstreamcli reads what it wrote.
# Who meets it: desktop apps for Linux that keep their notes in one of the forms and write the other for a release.
# What to do: keep the notes in YAML.
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

cat > faces.metainfo.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>example.site.faces</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>Faces</name>
  <summary>Swap faces</summary>
  <description>
    <p>Swaps faces in photos.</p>
  </description>
  <releases>
    <release version="3.0.3" date="2026-05-01">
      <description>
        <p>Fixes:</p>
        <ul>
          <li>GIF files <em>never</em> flicker</li>
        </ul>
      </description>
    </release>
  </releases>
</component>
XML

appstreamcli metainfo-to-news --format text faces.metainfo.xml text
appstreamcli metainfo-to-news --format yaml faces.metainfo.xml yaml
appstream-util appdata-to-news faces.metainfo.xml > old

for file in text old; do
  echo "$file:"
  cat "$file"
done

attempt() {
  name=$1
  shift
  status=0
  "$@" > output 2>&1 || status=$?
  echo "$name: status $status, $(grep -i -c 'flicker.*</li>' output) entries, $(head -n 1 output)"
  echo "$name $status" >> seen
}

attempt 'appstreamcli, text' appstreamcli news-to-metainfo --format text text -
attempt 'appstreamcli, YAML' appstreamcli news-to-metainfo --format yaml yaml -
attempt 'appstream-util' appstream-util news-to-appdata old

printf '%s\n' 'appstreamcli, text 1' 'appstreamcli, YAML 0' 'appstream-util 1' | diff - seen
grep -q '^=====' old
grep -q '<em>never</em>' old
