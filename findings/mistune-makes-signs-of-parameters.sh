#!/bin/sh
# Guess: the address of a link in Markdown stays as it is: in `?lang=de&currency=EUR`, "&currency" is a parameter, as only names
#   with a semicolon are characters (CommonMark, section 2.5).
# Seen: mistune (Python) reads old names of HTML without a semicolon in addresses: "&currency=EUR" becomes "¤cy=EUR",
#   "&region=de" becomes "®ion=de", "&notes=3" becomes "¬es=3", "&section=2" and "&copy=1" the like. The link leads to a page
#   without these parameters. It does the same with texts: "&notes" is "¬es". cmark, markdown2 and Python-Markdown are right.
# Who meets it: sites, notebooks (Jupyter) and manuals (Sphinx) with links to shops, maps and searches.
# What to do: write `&amp;currency=EUR`, or put such parameters first, behind the "?".
set -eu

missing=
for package in python3-mistune python3-markdown python3-markdown2 cmark; do
  dpkg-query -L "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-mistune python3-markdown python3-markdown2 cmark

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.py <<'PY'
import html
import re
import subprocess
from urllib.parse import parse_qsl, unquote, urlsplit

import markdown
import markdown2
import mistune

PARAMETERS = ["currency", "region", "notes", "section", "copy", "version"]


def cmark(text):
    return subprocess.run(["cmark"], input=text, capture_output=True, text=True, check=True).stdout


PROGRAMS = {
    "mistune": mistune.html,
    "Python-Markdown": markdown.markdown,
    "markdown2": markdown2.markdown,
    "cmark": cmark,
}
seen = {}

for name, convert in PROGRAMS.items():
    seen[name] = []

    for parameter in PARAMETERS:
        page = convert(f"[Prices](https://site.example/?lang=de&{parameter}=3)")
        address = html.unescape(re.search('href="([^"]*)"', page)[1])
        seen[name].append(dict(parse_qsl(urlsplit(address).query)).get(parameter))

    print(name, seen[name], unquote(address))

print(mistune.html("[Prices](https://site.example/?lang=de&currency=EUR)").strip())

assert seen.pop("mistune") == [None, None, None, None, None, "3"]
assert all(values == ["3"] * len(PARAMETERS) for values in seen.values())
assert mistune.html("See &notes").strip() == "<p>See ¬es</p>"
assert "lang=de%C2%A4cy=EUR" in mistune.html("[Prices](https://site.example/?lang=de&currency=EUR)")
PY
/usr/bin/python3 probe.py
