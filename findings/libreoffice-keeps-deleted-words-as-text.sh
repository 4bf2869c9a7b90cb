#!/bin/sh
# Guess: from a Word file with tracked changes, LibreOffice makes a text or a web page of the final words, as pandoc does, or
#   marks what is deleted.
# Seen: deleted words are plain words in both. With "39 €" deleted and "29 €" inserted, both files say "Price 39 €29 €", and
#   a moved word is there at its old and at its new place. Nothing in the page (`<del>`, `<s>`, a class) tells them apart.
#   The same file as PDF has at least a line through the old price. pandoc writes "Price 29 €".
# Who meets it: prices, contracts and release notes that go through `soffice --headless --convert-to txt` on their way to a
#   site, a search or a translation.
# What to do: accept all changes before, or convert with pandoc.
set -eu

missing=
for package in libreoffice-writer-nogui pandoc; do
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

dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer-nogui pandoc

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > write.py <<'PY'
import zipfile

FORMATS = "http://schemas.openxmlformats.org"
CHANGE = 'w:author="Ada" w:date="2026-05-01T10:00:00Z"'

types = f"""<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="{FORMATS}/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/word/document.xml"
    ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>"""

relations = f"""<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="{FORMATS}/package/2006/relationships">
  <Relationship Id="r1" Type="{FORMATS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>"""

document = f"""<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="{FORMATS}/wordprocessingml/2006/main">
  <w:body>
    <w:p>
      <w:r><w:t xml:space="preserve">Price </w:t></w:r>
      <w:del w:id="1" {CHANGE}><w:r><w:delText>39 €</w:delText></w:r></w:del>
      <w:ins w:id="2" {CHANGE}><w:r><w:t>29 €</w:t></w:r></w:ins>
    </w:p>
    <w:p>
      <w:moveFrom w:id="3" {CHANGE}><w:r><w:t xml:space="preserve">Now </w:t></w:r></w:moveFrom>
      <w:r><w:t xml:space="preserve">free </w:t></w:r>
      <w:moveTo w:id="4" {CHANGE}><w:r><w:t xml:space="preserve">Now </w:t></w:r></w:moveTo>
    </w:p>
  </w:body>
</w:document>"""

with zipfile.ZipFile("offer.docx", "w") as file:
    file.writestr("[Content_Types].xml", types)
    file.writestr("_rels/.rels", relations)
    file.writestr("word/document.xml", document)
PY
/usr/bin/python3 write.py

convert() {
  soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to "$1" offer.docx > convert.log 2>&1
}

convert txt:Text
convert html
pandoc offer.docx -t plain -o pandoc.txt

cat > probe.py <<'PY'
import re

text = open("offer.txt", encoding="utf-8-sig").read()
page = open("offer.html", encoding="utf-8").read()
body = re.sub(r"(?s).*<body[^>]*>|</body>.*", "", page)
pandoc = open("pandoc.txt", encoding="utf-8").read()

print("text:  ", text.split("\n")[:2])
print("page:  ", body.strip())
print("pandoc:", pandoc.split("\n")[:3])

assert text.split("\n")[:2] == ["Price 39 €29 €", "Now free Now "], text
assert "Price 39 €29 €</p>" in body
assert not re.search(r"<(?:del|ins|s|strike|span)\b|line-through", body)
assert re.findall(r".*\S", pandoc) == ["Price 29 €", "free Now"], pandoc
PY
/usr/bin/python3 probe.py
