#!/bin/sh
# Guess: an electronic book that calibre makes of a page looks like the page: `margin-inline-start: 3em` indents a
#   paragraph, on the right in Arabic and on the left in English.
# Seen: calibre writes one rule for each kind of paragraph, with the margins that a browser gives each paragraph, and
#   sorts its properties by their names. `margin-left: 0` and `margin-right: 0` come behind `margin-inline-start: 3em`, and
#   the last one of them wins: nothing is indented, in either direction. `margin-block-start` loses against `margin-top` as
#   well. A class with `margin-left: 3em` works. `padding-inline-start` works where no padding was set before.
# Who meets it: manuals written with logical properties, for twelve languages with one style sheet.
# What to do: physical margins in the style sheet of the book, turned around for Arabic.
set -eu

if ! command -v ebook-convert > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package calibre' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends calibre > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' calibre

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.html <<'HTML'
<!DOCTYPE html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>Manual</title>
    <style>
      .logical { margin-inline-start: 3em }
      .above { margin-block-start: 3em }
      .physical { margin-right: 3em }
    </style>
  </head>
  <body>
    <p class="logical">A</p>
    <p class="above">B</p>
    <p class="physical">C</p>
  </body>
</html>
HTML

ebook-convert page.html book.epub > convert.log 2>&1

cat > probe.py <<'PY'
import re
import zipfile

book = zipfile.ZipFile("book.epub")
css = book.read("stylesheet.css").decode()


def declarations(name):
    body = re.search(r"\." + name + r" \{([^}]*)\}", css).group(1)

    return [tuple(line.strip(" ;").split(": ")) for line in body.strip().splitlines()]


SEEN = {}

for name in ["logical", "above", "physical"]:
    SEEN[name] = declarations(name)
    print(name, SEEN[name])


def place(name, text):
    return [name for name, _ in SEEN[name]].index(text)


assert ("margin-inline-start", "3em") in SEEN["logical"]
assert ("margin-left", "0") in SEEN["logical"] and ("margin-right", "0") in SEEN["logical"]
assert place("logical", "margin-inline-start") < place("logical", "margin-right")
assert place("above", "margin-block-start") < place("above", "margin-top")
assert ("margin", "1em 3em 1em 0") in SEEN["physical"]
PY
/usr/bin/python3 probe.py
