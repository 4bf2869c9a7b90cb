#!/bin/sh
# Guess: a library for RSS and Atom returns the same of the same entry: title, text and the attached film (`<enclosure>` in
#   RSS, `<link rel="enclosure">` in Atom). Plain text of Atom keeps its characters.
# Seen: ruby-feedparser returns the film of the RSS feed, and none of the Atom feed. A title with `type="xhtml"` is empty. Of
#   plain text, what is in angle brackets is removed as if it were a tag: the title "Keys: <Shift> & <Alt>" is "Keys: &", and
#   "Press <Shift>" is "Press" in its text. Titles of the type "html" are right.
# Who meets it: sites with a feed of videos or downloads, whose readers use this library (feed2imap).
# What to do: a link to the film in the text as well, titles as HTML, and keys without angle brackets.
set -eu

if ! dpkg-query -L ruby-feedparser > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ruby-feedparser' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ruby-feedparser > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ruby-feedparser

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

entry() {
  cat <<XML
  <entry>
    <id>urn:$1</id>
    <link rel="alternate" href="https://site.example/$1"/>
    <link rel="enclosure" href="https://site.example/film.mp4" type="video/mp4" length="1000"/>
    <updated>2026-05-01T10:00:00Z</updated>
    $2
    $3
  </entry>
XML
}

{
  cat <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>News</title>
  <id>urn:feed</id>
  <updated>2026-05-01T10:00:00Z</updated>
XML
  entry plain '<title>Keys: &lt;Shift&gt; &amp; &lt;Alt&gt;</title>' '<content>Press &lt;Shift&gt;</content>'
  entry html '<title type="html">Keys: &amp;amp; more</title>' '<content type="html">&lt;p&gt;Press&lt;/p&gt;</content>'
  entry xhtml '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">From <b>29 €</b></div></title>' \
    '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>From <b>29 €</b></p></div></content>'
  echo '</feed>'
} > news.atom

cat > news.rss <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>News</title>
    <link>https://site.example/</link>
    <description>News</description>
    <item>
      <title>A film</title>
      <link>https://site.example/plain</link>
      <description>A film</description>
      <enclosure url="https://site.example/film.mp4" type="video/mp4" length="1000"/>
    </item>
  </channel>
</rss>
XML

cat > probe.rb <<'RUBY'
require 'feedparser'

def read(file)
  FeedParser::Feed.new(File.read(file, encoding: 'UTF-8')).items.map do |item|
    { title: item.title, text: item.to_text(false).lines[3].to_s.strip, films: item.enclosures.map(&:first) }
  end
end

def check(seen, expected)
  abort "expected #{expected.inspect}, got #{seen.inspect}" unless seen == expected
end

atom = read('news.atom')
rss = read('news.rss')

puts atom, rss

check(rss.map { |item| item[:films] }, [['https://site.example/film.mp4']])
check(atom.map { |item| item[:films] }, [[], [], []])
check(atom.map { |item| item[:title] }, ['Keys: &', 'Keys: & more', ''])
check(atom.map { |item| item[:text] }, ['Press', 'Press', 'From *29 €*'])
RUBY
LC_ALL=C.UTF-8 ruby probe.rb
