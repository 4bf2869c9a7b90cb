#!/bin/sh
# Guess: libxml2 reads HTML of today with some errors about new elements, but into the tree that browsers make: two
#   `<source>` elements of a film are two children of its `<video>`.
# Seen: `<source>`, `<track>` and `<wbr>` are newer than its list of elements without content. Each holds all that follows
#   up to the end of its parent: the second `<source>` is in the first, the picture is in both, and half a sentence is in
#   its `<wbr>`. `//picture/source` and `//picture/img` find one and none of two and one. What removes the sources of
#   other formats with xmlstarlet removes the picture as well, with exit status 0. Elements of HTML 4 such as `<br>` are right.
# Who meets it: xmllint, xmlstarlet and lxml, and all that checks, extracts or rewrites pages with them.
# What to do: an HTML5 parser such as html5lib, whose tree lxml can search; or write XHTML and read it as XML.
set -eu

missing=
for package in libxml2-utils python3 python3-html5lib python3-lxml xmlstarlet; do
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

dpkg-query -W -f '${Package} ${Version}\n' libxml2-utils python3-html5lib python3-lxml xmlstarlet

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.html <<'HTML'
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Demo</title></head>
<body>
<picture><source srcset="ada.avif"><source srcset="ada.webp"><img src="ada.png" alt="Ada"></picture>
<video controls><source src="a.webm"><source src="a.mp4"><track src="a.vtt"><p>No video</p></video>
<p>one<br>two<wbr>three <b>four</b></p>
</body>
</html>
HTML

xmllint --html page.html 2> xmllint.log | sed -n '/<body>/,$p'
xmlstarlet fo --html --recover page.html 2> /dev/null > page.xml
xmlstarlet ed -O -d '//picture/source' page.xml | grep picture | tee without-sources.txt

cat > probe.py <<'PY'
import subprocess

import html5lib
import lxml.html

PATHS = ["//picture/source", "//picture/img", "//video/source", "//video/track", "//video/p", "//p/b", "//p/br"]

page = open("page.html", encoding="utf-8").read()
by_lxml = lxml.html.document_fromstring(page)
by_html5lib = html5lib.parse(page, treebuilder="lxml", namespaceHTMLElements=False)


def of_xmllint(path):
    command = ["xmllint", "--html", "--xpath", f"count({path})", "page.html"]

    return int(subprocess.run(command, capture_output=True, text=True).stdout)


counts = {path: (of_xmllint(path), len(by_lxml.xpath(path)), len(by_html5lib.xpath(path))) for path in PATHS}
for path, each in counts.items():
    print(f"{path:16}", dict(zip(["xmllint", "lxml", "html5lib"], each)))

assert counts == {
    "//picture/source": (1, 1, 2),
    "//picture/img": (0, 0, 1),
    "//video/source": (1, 1, 2),
    "//video/track": (0, 0, 1),
    "//video/p": (0, 0, 1),
    "//p/b": (0, 0, 1),
    "//p/br": (1, 1, 1),
}
assert open("without-sources.txt").read().split() == ["<picture/>"]
PY
/usr/bin/python3 probe.py
