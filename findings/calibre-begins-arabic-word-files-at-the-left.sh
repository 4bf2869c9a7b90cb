#!/bin/sh
# Guess: a Word file that calibre makes of an Arabic page (`dir="rtl"`) has paragraphs from right to left, as the book that
#   it makes of the page has.
# Seen: no paragraph of the Word file is marked as such (`w:bidi`), neither by `dir` nor by `direction: rtl`, and the style
#   of all texts says "left": Word sets Arabic paragraphs at the left side, with the full stop at the wrong end, and lists
#   have their numbers on the left. The language is there, as Arabic. An electronic book keeps the direction. pandoc marks the
#   paragraphs.
# Who meets it: manuals and contracts that are handed out as Word files in Arabic.
# What to do: pandoc, with `dir="rtl"` on a `<div>` around the text.
set -eu

missing=
for package in calibre pandoc; do
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

dpkg-query -W -f '${Package} ${Version}\n' calibre pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > page.html <<'HTML'
<!DOCTYPE html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8">
    <title>دليل</title>
    <style>p { direction: rtl }</style>
  </head>
  <body>
    <div dir="rtl">
      <h1>دليل</h1>
      <p>اختر وجهًا.</p>
    </div>
  </body>
</html>
HTML

ebook-convert page.html calibre.docx > convert.log 2>&1
ebook-convert page.html calibre.epub >> convert.log 2>&1
pandoc page.html -o pandoc.docx

cat > probe.py <<'PY'
import re
import zipfile


def parts(name):
    file = zipfile.ZipFile(name)

    return [file.read("word/document.xml").decode(), file.read("word/styles.xml").decode()]


def marks(text):
    return len(re.findall(r"<w:(?:bidi|rtl)\b", text))


for name in ["calibre.docx", "pandoc.docx"]:
    document, styles = parts(name)
    print(name, "marks:", marks(document), marks(styles), re.findall(r'<w:jc w:val="\w+"/>', styles)[:1])

document, styles = parts("calibre.docx")
assert "اختر" in document
assert 'w:bidi="ar"' in document
assert marks(document) == 0 and marks(styles) == 0
assert '<w:jc w:val="left"/>' in styles

assert marks(parts("pandoc.docx")[0]) > 0

book = zipfile.ZipFile("calibre.epub")
page = book.read("page.html").decode()
assert 'dir="rtl"' in page
PY
/usr/bin/python3 probe.py
