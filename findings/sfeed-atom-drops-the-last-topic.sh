#!/bin/sh
# Guess: sfeed reads feeds into lines of fields, and sfeed_atom writes such lines as an Atom feed again, with the topics
#   (`<category>`) and the `<id>` of each entry.
# Seen: the last topic of each entry is missing. An entry in "Windows" has no topic, one in "Windows", "Mac" and "Linux" has
#   the first two. The address replaces the `<id>`, so that readers show entries as new which they know from the first feed,
#   and two entries with the address of one page have the same id. sfeed itself reads all topics and ids.
# Who meets it: planets and pages of news that collect the feeds of several sites with sfeed.
# What to do: add a last topic that may be lost, with `awk` between the two programs, or write the feed from the lines.
set -eu

if ! command -v sfeed_atom > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package sfeed' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends sfeed > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' sfeed

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > before.atom <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Releases</title>
  <id>urn:feed</id>
  <updated>2026-05-02T10:00:00Z</updated>
  <author><name>Team</name></author>
  <entry>
    <title>3.0.3</title>
    <id>urn:release:3.0.3</id>
    <link rel="alternate" href="https://site.example/download/"/>
    <updated>2026-05-02T10:00:00Z</updated>
    <category term="Windows"/>
    <category term="Mac"/>
    <category term="Linux"/>
  </entry>
  <entry>
    <title>3.0.2</title>
    <id>urn:release:3.0.2</id>
    <link rel="alternate" href="https://site.example/download/"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <category term="Windows"/>
  </entry>
</feed>
XML

sfeed < before.atom > releases
sfeed_atom < releases > after.atom

echo 'topics that sfeed reads:'
cut -f 9 releases | tee topics

for file in before after; do
  echo "$file:"
  sed -n 's/.*<category term="\([^"]*\)".*/\1/p; s/^[[:space:]]*<id>\(.*\)<\/id>/\1/p' "$file.atom" |
    grep -v '^urn:\(feed\|newsfeed\)' | tee "$file"
done

printf 'Windows|Mac|Linux\nWindows\n' | diff - topics
printf '%s\n' urn:release:3.0.3 Windows Mac Linux urn:release:3.0.2 Windows | diff - before
printf '%s\n' https://site.example/download/ Windows Mac https://site.example/download/ | diff - after
