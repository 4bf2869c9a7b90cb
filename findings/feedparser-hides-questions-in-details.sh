#!/bin/sh
# Guess: when feedparser cleans the HTML of a feed, an element is either allowed or taken away with its tags; what
#   belongs together goes together.
# Seen: `<details>` is allowed and `<summary>` is not. What is left is a closed box without a question: browsers write
#   "Details" on it, and inside, question and answer are one word. In the same way `<source>` stays without the
#   `<picture>` around it and without its `srcset`; `<bdo dir="rtl">` is removed, and its letters are in the wrong order. A
#   phone number keeps its link, but with an empty address, which leads to the page itself.
# Who meets it: readers and newsletters that show feeds of a site with its list of questions (rss2email, planets).
# What to do: in a feed, headings and paragraphs; no `<details>`.
set -eu

if ! dpkg-query -W -f '${Version}' python3-feedparser > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-feedparser' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-feedparser > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-feedparser

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
from html import escape

import feedparser

FEED = """<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>https://site.example/</link>
<description>News</description><item><title>3.0.3</title><description>{}</description></item></channel></rss>"""

SEEN = {
    "<details><summary>Is it free?</summary>For a day.</details>": "<details>Is it free?For a day.</details>",
    '<picture><source srcset="a.avif" type="image/avif"><img src="a.png" alt=""></picture>':
        '<source type="image/avif" /><img alt="" src="a.png" />',
    '<bdo dir="rtl">abc</bdo>': "abc",
    '<a href="tel:+4930123456">Call</a>': '<a href="">Call</a>',
    '<p dir="rtl" lang="ar">x</p>': '<p dir="rtl" lang="ar">x</p>',
    '<a href="mailto:ada@site.example">Write</a>': '<a href="mailto:ada@site.example">Write</a>',
}

for html, seen in SEEN.items():
    summary = feedparser.parse(FEED.format(escape(html))).entries[0].summary

    print(html, "->", summary)
    assert summary == seen, summary
PY
/usr/bin/python3 probe.py
