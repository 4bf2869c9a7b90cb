#!/bin/sh
# Guess: a library returns all strings of a feed in one form, characters or bytes. With the output set to UTF-8, "Größe" of a
#   title and of a text is shown right.
# Seen: XML::Feed (Perl) returns titles and XHTML texts of an Atom feed as bytes, and HTML texts as characters. Printed as
#   UTF-8, "Größe" of a title has two wrong signs for each of its letters ö and ß, while the text below it is right. Printed as
#   bytes, it is the other way round, with a letter that is no UTF-8. The same feed as RSS has characters only.
# Who meets it: planets and mail programs in Perl, for each title in a language other than English.
# What to do: set `$XML::Atom::ForceUnicode = 1` before reading, a setting of the module below XML::Feed.
set -eu

if ! dpkg-query -L libxml-feed-perl > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libxml-feed-perl' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libxml-feed-perl > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libxml-feed-perl libxml-atom-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > news.atom <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>News</title>
  <id>urn:feed</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <entry>
    <title>Größe</title>
    <id>urn:html</id>
    <link rel="alternate" href="https://site.example/html"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <content type="html">&lt;p&gt;Größe&lt;/p&gt;</content>
  </entry>
  <entry>
    <title>Größe</title>
    <id>urn:xhtml</id>
    <link rel="alternate" href="https://site.example/xhtml"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Größe</p></div></content>
  </entry>
</feed>
XML

cat > news.rss <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>News</title>
    <link>https://site.example/</link>
    <description>News</description>
    <item>
      <title>Größe</title>
      <link>https://site.example/html</link>
      <description>&lt;p&gt;Größe&lt;/p&gt;</description>
    </item>
  </channel>
</rss>
XML

cat > probe.pl <<'PERL'
use strict;
use warnings;
use XML::Feed;

my ($file, $unicode) = @ARGV;
$XML::Atom::ForceUnicode = 1 if $unicode;

my $feed = XML::Feed->parse($file) or die XML::Feed->errstr;

# The length of "Größe" is 5 in characters and 7 in bytes.
for my $entry ($feed->entries) {
  my $text = $entry->content->body;
  $text =~ s/<[^>]*>//g;

  print length($entry->title), ' ', length($text), "\n";
}
PERL

for input in 'news.atom' 'news.rss' 'news.atom unicode'; do
  # shellcheck disable=SC2086 # a file and an option
  perl probe.pl $input | sed "s/^/$input: lengths of title and text: /"
done | tee seen

cat > expected <<'TEXT'
news.atom: lengths of title and text: 7 5
news.atom: lengths of title and text: 7 7
news.rss: lengths of title and text: 5 5
news.atom unicode: lengths of title and text: 5 5
news.atom unicode: lengths of title and text: 5 5
TEXT
diff expected seen
