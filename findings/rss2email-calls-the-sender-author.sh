#!/bin/sh
# Guess: rss2email sends each entry of a feed with the name of the feed, and with that of its author if it has one.
# Seen: without an author, the placeholder stays: the letter comes from "News: <author>". A feed of RSS is as affected as
#   one of Atom. Bold words in a title (`type="html"`) are written with asterisks into the subject: "**New** faces".
# Who meets it: readers of a site whose feed names no authors, as those of products do.
# What to do: in a feed, an `<author>` with the name of the site; for readers, `name-format = {feed-title}`.
set -eu

if ! command -v r2e > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package rss2email' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends rss2email > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' rss2email

work=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
mkdir -p site mail/inbox/cur mail/inbox/new mail/inbox/tmp

cat > site/feed.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>News</title>
  <id>urn:example:news</id>
  <updated>2026-05-15T12:00:00Z</updated>
  <link href="https://site.example/"/>
  <entry>
    <title type="html">&lt;b&gt;New&lt;/b&gt; faces</title>
    <id>urn:example:1</id>
    <updated>2026-05-15T12:00:00Z</updated>
    <link href="https://site.example/1"/>
    <content type="text">One</content>
  </entry>
  <entry>
    <title>Second</title>
    <id>urn:example:2</id>
    <updated>2026-05-16T12:00:00Z</updated>
    <author><name>Ada</name></author>
    <link href="https://site.example/2"/>
    <content type="text">Two</content>
  </entry>
</feed>
XML

cat > serve.py <<'PY'
from functools import partial
from http.server import HTTPServer, SimpleHTTPRequestHandler

server = HTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory="site"))

with open("port", "w") as file:
    file.write(str(server.server_port))

server.serve_forever()
PY
/usr/bin/python3 serve.py 2> serve.log &
server=$!
tries=0

while [ ! -s port ] && [ $tries -lt 100 ]; do
  sleep 0.1
  tries=$((tries + 1))
done

cat > settings <<CONF
[DEFAULT]
from = feeds@site.example
to = reader@site.example
email-protocol = maildir
maildir-path = $work/mail
maildir-mailbox = inbox
CONF

r2e -c settings -d data.json add news "http://127.0.0.1:$(cat port)/feed.xml" 2> log
r2e -c settings -d data.json run 2>> log

cat > probe.py <<'PY'
from email import message_from_binary_file, policy
from pathlib import Path

letters = {}

for path in Path("mail/inbox/new").iterdir():
    with path.open("rb") as file:
        letter = message_from_binary_file(file, policy=policy.default)

    letters[letter["subject"]] = letter["from"]

print(letters)
assert letters == {
    "**New** faces": '"News: <author>" <feeds@site.example>',
    "Second": '"News: Ada" <feeds@site.example>',
}
PY
/usr/bin/python3 probe.py
