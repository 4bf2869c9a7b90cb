#!/bin/sh
# Guess: a PO file that went through a table (`po2csv`, then `csv2po`) has the same texts, and what was marked as
#   unchecked still is.
# Seen: a backslash is written as two, and read as two: `C:\Videos` is `C:\\Videos` in the program, and the text for which
#   it looks is not there. A guess (fuzzy) comes back as a checked translation, so the next build ships it. A text with
#   two plural forms comes back as two texts without plurals. All of it is silent.
# Who meets it: teams that send texts to translators as tables.
# What to do: XLIFF, or put the third column back into the old PO file by hand; leave texts with `\` or plurals out of
#   tables.
set -eu

if ! command -v po2csv > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package translate-toolkit' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends translate-toolkit > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > before.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: src/folder.ts:1
msgid "Saved in C:\\Videos"
msgstr "Gespeichert in C:\\Videos"

#: src/menu.ts:2
#, fuzzy
msgid "Save as…"
msgstr "Speichern"

#: src/faces.ts:3
msgid "%d face"
msgid_plural "%d faces"
msgstr[0] "%d Gesicht"
msgstr[1] "%d Gesichter"
PO

po2csv --progress=none before.po table.csv
csv2po --progress=none table.csv after.po
cat table.csv
sed -n '/folder.ts/,$p' after.po

cat > probe.py <<'PY'
from translate.storage import pypo

before = pypo.pofile.parsefile("before.po")
after = pypo.pofile.parsefile("after.po")


def texts(store):
    return [str(unit.source) for unit in store.units if not unit.isheader()]


assert texts(before) == ["Saved in C:\\Videos", "Save as…", "%d face"]
assert texts(after) == ["Saved in C:\\\\Videos", "Save as…", "%d face", "%d faces"]

assert before.findunit("Save as…").isfuzzy()
assert not after.findunit("Save as…").isfuzzy()

assert before.findunit("%d face").hasplural()
assert not after.findunit("%d face").hasplural()
PY
/usr/bin/python3 probe.py
