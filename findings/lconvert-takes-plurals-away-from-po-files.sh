#!/bin/sh
# Guess: lconvert of Qt knows the language of a PO file from its header `Language: de`, which gettext has had since 2010, and its
#   plural forms from the next header. From PO to TS, every text keeps its forms.
# Seen: it reads `X-Language` only, or guesses from the name of the file. de/app.po has no language for it, and a language that it
#   does not know has one form: of "%d Gesicht" and "%d Gesichter" the first one is left, and the program says "5 Gesicht". It
#   warns, and ends with status 0. From TS to PO, it writes `X-Language` too, so gettext's tools see a file without a language.
# Who meets it: programs with Qt whose texts are translated on a platform that exports PO files into a folder per language, such
#   as Weblate.
# What to do: `lconvert -target-language de`, and look for its warning; then write the header `Language` into its PO files.
set -eu

missing=
for package in qttools5-dev-tools gettext; do
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

PATH=$PATH:/usr/lib/qt5/bin
dpkg-query -W -f '${Package} ${Version}\n' qttools5-dev-tools gettext

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir de
cat > de/app.po <<'PO'
msgid ""
msgstr ""
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

msgid "%d face"
msgid_plural "%d faces"
msgstr[0] "%d Gesicht"
msgstr[1] "%d Gesichter"
PO
msgfmt --check -o /dev/null de/app.po 2> /dev/null

lconvert -i de/app.po -of ts -o header.ts 2> warning.txt
lconvert -target-language de -i de/app.po -of ts -o option.ts
sed 's/"Language:/"X-Language:/' de/app.po > x.po
lconvert -i x.po -of ts -o x.ts

cat > new.ts <<'TS'
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context><name>Main</name><message><source>Swap</source><translation>Tauschen</translation></message></context>
</TS>
TS
lconvert -i new.ts -of po -o new.po

cat warning.txt
for file in header option x; do
  echo "$file.ts:"
  grep -E '<TS |numerusform' "$file.ts"
done
grep Language new.po

grep -q 'Removed plural forms' warning.txt
[ "$(grep -c '<numerusform>' header.ts)" -eq 1 ]
[ "$(grep -c '<numerusform>' option.ts)" -eq 2 ]
[ "$(grep -c '<numerusform>' x.ts)" -eq 2 ]
grep -q '<TS version="2.1">' header.ts
grep -q 'language="de"' x.ts
grep -q '^"X-Language: de' new.po
! grep -q '^"Language:' new.po
