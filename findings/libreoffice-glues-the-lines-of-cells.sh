#!/bin/sh
# Guess: a cell of two lines, written to a table (ODS) by Python's odfpy with its own function for texts, has two lines in
#   LibreOffice.
# Seen: "Line 1" and "Line 2" are "Line 1Line 2", and a tab is left out too: "RTX 4090" and "24 GB" on two lines become a card
#   called "RTX 409024 GB". odfpy writes `<text:line-break/>` and `<text:tab/>`, which OpenDocument allows in each paragraph,
#   and which LibreOffice reads in texts (ODT), but not in the cells of tables. When the table is saved again, they are gone
#   from the file. Gnumeric reads both.
# Who meets it: tables of translations, of release notes or of devices that a script makes for people who use LibreOffice.
# What to do: a paragraph for each line (`cell.addElement(P(text=line))`), and no tabs.
set -eu

missing=
for package in libreoffice-calc-nogui gnumeric python3-odf; do
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

dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc-nogui gnumeric python3-odf

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > write.py <<'PY'
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.teletype import addTextToElement
from odf.text import P


def cell(*paragraphs):
    result = TableCell(valuetype="string")

    for text in paragraphs:
        paragraph = P()
        addTextToElement(paragraph, text)
        result.addElement(paragraph)

    return result


table = Table(name="Cards")

for content in [cell("RTX 4090\n24 GB"), cell("RTX\t4090"), cell("RTX 4090", "24 GB")]:
    row = TableRow()
    row.addElement(content)
    table.addElement(row)

document = OpenDocumentSpreadsheet()
document.spreadsheet.addElement(table)
document.save("cards.ods")
PY
/usr/bin/python3 write.py

soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to csv cards.ods > convert.log 2>&1
soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to ods --outdir saved cards.ods >> convert.log 2>&1
ssconvert cards.ods gnumeric.csv 2> gnumeric.log

cat > probe.py <<'PY'
import csv
import re
import zipfile


def cells(name):
    with open(name, encoding="utf-8", newline="") as file:
        return [row[0] for row in csv.reader(file)]


def paragraphs(name):
    content = zipfile.ZipFile(name).read("content.xml").decode()

    return re.findall(r"<text:p>.*?</text:p>", content)


print("odfpy writes:", paragraphs("cards.ods"))
print("LibreOffice: ", cells("cards.csv"))
print("saved again: ", paragraphs("saved/cards.ods"))
print("Gnumeric:    ", cells("gnumeric.csv"))

assert paragraphs("cards.ods")[:2] == [
    "<text:p>RTX 4090<text:line-break/>24 GB</text:p>",
    "<text:p>RTX<text:tab/>4090</text:p>",
]
assert cells("cards.csv") == ["RTX 409024 GB", "RTX4090", "RTX 4090\n24 GB"]
assert paragraphs("saved/cards.ods")[:2] == ["<text:p>RTX 409024 GB</text:p>", "<text:p>RTX4090</text:p>"]
assert cells("gnumeric.csv") == ["RTX 4090\n24 GB", "RTX\t4090", "RTX 4090\n24 GB"]
PY
/usr/bin/python3 probe.py
