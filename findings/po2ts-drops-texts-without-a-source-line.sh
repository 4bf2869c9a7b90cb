#!/bin/sh
# Guess: `po2ts` turns each entry of a PO file into a message of Qt, as `lconvert` of Qt does.
# Seen: Translate Toolkit takes the place in the source for the context of the message, and drops each entry that has
#   none: of four entries one is left, without a message and with status 0. `msgctxt` is not written at all: the context
#   is "menu.c:1". With a source line for each entry, all are there, and plural forms are right.
# Who meets it: texts from a service for translators, which gives PO files without `#:` lines.
# What to do: `lconvert -if po -of ts -target-language de`: four of four, with plural forms and `msgctxt`.
set -eu

missing=
command -v po2ts > /dev/null || missing=translate-toolkit
command -v lconvert > /dev/null || missing="$missing qttools5-dev-tools"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages: $missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # names of packages, separated by spaces
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > de.po <<'PO'
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: menu.c:1
msgctxt "menu"
msgid "Open"
msgstr "Öffnen"

msgctxt "menu"
msgid "Save"
msgstr "Speichern"

msgid "Face"
msgstr "Gesicht"

msgid "%n face"
msgid_plural "%n faces"
msgstr[0] "%n Gesicht"
msgstr[1] "%n Gesichter"
PO
po2ts --progress none -i de.po -o toolkit.ts
lconvert -if po -of ts -target-language de -i de.po -o qt.ts

for file in toolkit.ts qt.ts; do
  echo "$file: $(grep -c '<source>' "$file") messages"
done

grep '<name>\|<comment>\|<source>\|numerusform' toolkit.ts qt.ts

[ "$(grep -c '<source>' toolkit.ts)" = 1 ]
[ "$(grep -c '<source>' qt.ts)" = 4 ]
[ "$(grep -c '<numerusform>' qt.ts)" = 2 ]
grep -q '<name>menu.c:1</name>' toolkit.ts
grep -q '<comment>menu</comment>' qt.ts

# With a source line, the plural entry is there.
sed -i 's/^msgid "%n face"/#: menu.c:9\n&/' de.po
po2ts --progress none -i de.po -o toolkit.ts
[ "$(grep -c '<numerusform>' toolkit.ts)" = 2 ]
