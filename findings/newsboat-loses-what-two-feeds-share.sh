#!/bin/sh
# Guess: a reader with the feed of all news and the feed of security news shows the entry that is in both in both of them; Atom
#   says that an entry of one `<id>` may be in several feeds. Feeds in English and German, whose items have the `<guid>`
#   "3.0.3", have one item each.
# Seen: Newsboat keeps one entry for each id, whatever the feed. What is in two feeds is in the one that was read last only,
#   with its title and text, and the other feed is empty, without a message. In feeds of two languages, the German release
#   replaces the English one. sfeed shows both.
# Who meets it: sites with a feed for each language or topic, which use version numbers or the address of one page as ids.
# What to do: ids with the language in them. For feeds of topics, nothing helps, since the same entry must have the same id.
set -eu

missing=
for package in newsboat python3 sfeed; do
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

dpkg-query -W -f '${Package} ${Version}\n' newsboat sfeed

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

entry() {
  cat <<XML
  <entry>
    <title>$1</title>
    <id>$2</id>
    <link rel="alternate" href="$3"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <summary>$1</summary>
  </entry>
XML
}

feed() {
  cat <<XML
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>$1</title>
  <id>urn:feed:$1</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <author><name>Team</name></author>
$2
</feed>
XML
}

item() {
  cat <<XML
<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>Releases</title>
    <link>https://site.example/$1/</link>
    <description>Releases</description>
    <language>$1</language>
    <item>
      <title>$2</title>
      <guid isPermaLink="false">3.0.3</guid>
      <link>https://site.example/$1/releases/3-0-3/</link>
      <pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>
      <description>$2</description>
    </item>
  </channel>
</rss>
XML
}

fix=$(entry 'Security fix' urn:entry:fix https://site.example/fix/)
tips=$(entry 'Tips' urn:entry:tips https://site.example/tips/)
feed all "$fix$tips" > all.xml
feed security "$fix" > security.xml
item en 'Faster masks' > en.xml
item de 'Schnellere Masken' > de.xml

cat > probe.py <<'PY'
import functools
import http.server
import sqlite3
import subprocess
import threading

FEEDS = ["all", "security", "en", "de"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory="."))
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"

with open("urls", "w") as file:
    file.writelines(f"{address}/{name}.xml\n" for name in FEEDS)

with open("config", "w") as file:
    file.write("reload-threads 1\n")

newsboat = ["newsboat", "-u", "urls", "-C", "config", "-c", "cache.db", "-x"]
subprocess.run([*newsboat, "reload"], check=True)
unread = subprocess.run([*newsboat, "print-unread"], check=True, capture_output=True, text=True).stdout.strip()
server.shutdown()

cache = sqlite3.connect("cache.db")


def titles_of_newsboat(name):
    query = "SELECT title FROM rss_item WHERE feedurl = ? ORDER BY title"

    return [title for title, in cache.execute(query, [f"{address}/{name}.xml"])]


def titles_of_sfeed(name):
    with open(f"{name}.xml") as file:
        lines = subprocess.run(["sfeed"], stdin=file, check=True, capture_output=True, text=True).stdout.splitlines()

    return sorted(line.split("\t")[1] for line in lines)


print("Newsboat says:", unread)
for name in FEEDS:
    print(f"{name:9}Newsboat: {titles_of_newsboat(name)}, sfeed: {titles_of_sfeed(name)}")

assert unread == "3 unread articles"
assert [titles_of_newsboat(name) for name in FEEDS] == [["Tips"], ["Security fix"], [], ["Schnellere Masken"]]
assert [titles_of_sfeed(name) for name in FEEDS] == [
    ["Security fix", "Tips"],
    ["Security fix"],
    ["Faster masks"],
    ["Schnellere Masken"],
]
PY
/usr/bin/python3 probe.py
