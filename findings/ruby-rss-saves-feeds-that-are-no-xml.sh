#!/bin/sh
# Guess: Ruby's own library for feeds reads an Atom feed and writes it again, and `to_rss('2.0')` makes RSS of it with the same
#   texts, films and identifiers.
# Seen: `xml:lang="de"` is written as `lang="de"`, which is none, at each element of the feed. The key `&lt;Shift&gt;` in
#   XHTML becomes a tag that has no end, and the file is no XML. As RSS, the entries have neither their `id` nor their films
#   (`rel="enclosure"`), those with a summary have no text, and the address of the site is that of the feed if `rel="self"` comes
#   first. `to_atom` of an Atom feed drops texts in XHTML.
# Who meets it: scripts, Rails apps and Jekyll plug-ins with `require 'rss'` that combine or convert feeds of releases.
# What to do: HTML instead of XHTML, `rel="alternate"` as the first link, and conversion by hand.
set -eu

missing=
for package in ruby libxml2-utils; do
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

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > feed.atom <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<id>https://site.example/</id>
<title>Neues</title>
<subtitle>Neue Versionen</subtitle>
<updated>2026-05-03T10:00:00Z</updated>
<author><name>Ada</name></author>
<link rel="self" href="https://site.example/feed.atom"/>
<link rel="alternate" href="https://site.example/"/>
<entry>
<id>https://site.example/#3.0.3</id>
<title>Version 3.0.3</title>
<updated>2026-05-03T10:00:00Z</updated>
<link href="https://site.example/releases/"/>
<link rel="enclosure" type="video/mp4" length="9000" href="https://site.example/film.mp4"/>
<summary>Kurz</summary>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Taste &lt;Shift&gt;</p></div></content>
</entry>
</feed>
XML
xmllint --noout feed.atom

cat > convert.rb <<'RUBY'
require 'rss'

puts "Ruby #{RUBY_VERSION}, rss #{RSS::VERSION}"

feed = RSS::Parser.parse(File.read('feed.atom'))
File.write('same.atom', feed.to_s)
File.write('atom.atom', feed.to_atom('feed').to_s)
File.write('feed.rss', feed.to_rss('2.0').to_s)
RUBY
ruby convert.rb

echo '--- read and written again:'
cat same.atom
echo '--- as RSS:'
cat feed.rss

[ "$(grep -c 'xml:lang' same.atom)" -eq 0 ]
grep -q '<feed lang="de"' same.atom
grep -q '<p>Taste <Shift></p>' same.atom
if xmllint --noout same.atom 2> errors.txt; then exit 1; fi
grep -q 'mismatch: Shift' errors.txt

xmllint --noout feed.rss
grep -q '<link>https://site.example/feed.atom</link>' feed.rss
[ "$(grep -c -e guid -e 3.0.3 feed.rss)" -eq 1 ]
[ "$(grep -c -e enclosure -e film.mp4 -e Taste feed.rss)" -eq 0 ]

grep -q 'film.mp4' atom.atom
[ "$(grep -c Taste atom.atom)" -eq 0 ]
