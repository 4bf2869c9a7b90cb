#!/bin/sh
# Guess: `appstreamcli convert` of a metainfo file with translations makes YAML with one description for each language,
#   as it does with names.
# Seen: names are sorted by language, and the description isn't: all paragraphs of all languages are in the English one
#   ("C"), one below the other, with `xml:lang` left in the text, and there is no "de". The other way round they stay
#   there. From a catalog file, in which each language has a description of its own, it makes "C" and "de". Its manual
#   says that it converts "AppStream XML metadata", with no limit to catalogs. No error.
# Who meets it: shops for apps that read such YAML: everyone sees each paragraph in all languages.
# What to do: make the catalog with `appstreamcli compose`, and convert that.
set -eu

if ! dpkg-query -W -f '${Version}' appstream > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: appstream' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends appstream > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' appstream

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > metainfo.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>example.site.app</id>
  <name>Faces</name>
  <name xml:lang="de">Gesichter</name>
  <summary>Swap faces</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <description>
    <p>Swap faces in calls.</p>
    <p xml:lang="de">Tausche Gesichter in Anrufen.</p>
  </description>
</component>
XML

cat > catalog.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<components version="0.16" origin="site">
  <component type="desktop-application">
    <id>example.site.app</id>
    <name>Faces</name>
    <name xml:lang="de">Gesichter</name>
    <summary>Swap faces</summary>
    <description><p>Swap faces in calls.</p></description>
    <description xml:lang="de"><p>Tausche Gesichter in Anrufen.</p></description>
  </component>
</components>
XML

for file in metainfo catalog; do
  appstreamcli convert "$file.xml" "$file.yml"
  echo "From $file.xml:"
  sed -n '/^Name:/,$p' "$file.yml"
done

# The part of a file below a key, without line breaks.
part() {
  sed -n "/^$2:/,/^[A-Z]/p" "$1" | tr -s ' \n' ' '
}

part metainfo.yml Name | grep -q ' de: Gesichter'
part metainfo.yml Description | grep -qF 'C: >- <p>Swap faces in calls.</p> <p xml:lang="de">Tausche Gesichter in Anrufen.</p>'
if part metainfo.yml Description | grep -q ' de: '; then exit 1; fi
part catalog.yml Description | grep -qF ' de: >- <p>Tausche Gesichter in Anrufen.</p>'
if grep -q 'xml:lang' catalog.yml; then exit 1; fi

appstreamcli convert metainfo.yml again.xml
test "$(grep -c '<description' again.xml)" = 1
