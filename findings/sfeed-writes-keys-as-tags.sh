#!/bin/sh
# Guess: sfeed hands on an entry of an Atom feed whose content is XHTML as it is: `<kbd>&lt;Shift&gt;</kbd>` is the key "<Shift>".
# Seen: the codes are read once too often. The content is marked as HTML and says `<kbd><Shift></kbd>`: the name of the key is
#   an unknown tag, which nobody sees, and "&amp;nbsp;" in an example is a space. A feed that sfeed_atom makes of it has the
#   same fault. The same content as `type="html"` comes out right. Newsboat keeps both.
# Who meets it: help pages and release notes with keys, tags and code, in feeds with XHTML, as several generators write them.
# What to do: write `type="html"`.
set -eu

missing=
for package in sfeed newsboat python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' sfeed newsboat

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > feed.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Releases</title>
  <id>urn:releases</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <author><name>Team</name></author>
  <entry>
    <title>XHTML</title>
    <id>urn:xhtml</id>
    <link href="https://site.example/xhtml/"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <content type="xhtml">
      <div xmlns="http://www.w3.org/1999/xhtml">Press <kbd>&lt;Shift&gt;</kbd>, write <code>29&amp;nbsp;€</code>.</div>
    </content>
  </entry>
  <entry>
    <title>HTML</title>
    <id>urn:html</id>
    <link href="https://site.example/html/"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <content type="html">
      &lt;div&gt;Press &lt;kbd&gt;&amp;lt;Shift&amp;gt;&lt;/kbd&gt;, write &lt;code&gt;29&amp;amp;nbsp;€&lt;/code&gt;.&lt;/div&gt;
    </content>
  </entry>
</feed>
XML

cat > probe.py <<'PY'
import functools
import html.parser
import http.server
import sqlite3
import subprocess
import threading
import xml.etree.ElementTree as ElementTree

ATOM = "{http://www.w3.org/2005/Atom}"
RIGHT = "Press <Shift>, write 29&nbsp;€."
WRONG = "Press , write 29\u00a0€."


class Text(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.text = ""

    def handle_data(self, data):
        self.text += data


def shown(page):
    """The text of an HTML page, as a browser shows it."""
    parser = Text()
    parser.feed(page)
    parser.close()

    return parser.text.strip()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def run(*command):
    with open("feed.xml") as file:
        return subprocess.run(command, stdin=file, check=True, capture_output=True, text=True).stdout


def by_newsboat():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory="."))
    threading.Thread(target=server.serve_forever, daemon=True).start()

    with open("urls", "w") as file:
        file.write(f"http://127.0.0.1:{server.server_port}/feed.xml\n")

    open("config", "w").close()
    run("newsboat", "-u", "urls", "-C", "config", "-c", "cache.db", "-x", "reload")
    server.shutdown()

    return dict(sqlite3.connect("cache.db").execute("SELECT title, content FROM rss_item"))


lines = [line.split("\t") for line in run("sfeed").splitlines()]
by_sfeed = {fields[1]: fields[3].replace("\\n", "\n") for fields in lines}
kinds = {fields[1]: fields[4] for fields in lines}

with open("Releases", "w") as file:
    file.write(run("sfeed"))

entries = ElementTree.fromstring(run("sfeed_atom", "Releases")).findall(f"{ATOM}entry")
again = {entry.find(f"{ATOM}title").text.split()[-1]: entry.find(f"{ATOM}content").text for entry in entries}
newsboat = by_newsboat()

for name in ["XHTML", "HTML"]:
    print(f"{name}: sfeed writes {by_sfeed[name].strip()!r} as {kinds[name]}")
    print(f"  shown: {shown(by_sfeed[name])!r}, by Newsboat {shown(newsboat[name])!r}")

assert kinds == {"XHTML": "html", "HTML": "html"}
assert shown(by_sfeed["XHTML"]) == WRONG
assert shown(again["XHTML"].replace("\\n", "\n")) == WRONG
assert shown(by_sfeed["HTML"]) == RIGHT
assert shown(newsboat["XHTML"]) == shown(newsboat["HTML"]) == RIGHT
PY
/usr/bin/python3 probe.py
