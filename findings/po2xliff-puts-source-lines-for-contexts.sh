#!/bin/sh
# Guess: from PO to XLIFF and back, entries keep the context (`msgctxt`) by which the program finds them.
# Seen: Translate Toolkit does not write the context into the XLIFF file. On the way back, `xliff2po` takes the place in
#   the source for it, `msgctxt "menu.c:1"`, but only where two entries have the same English text, and an empty one
#   where no place is given. Neither "Open" of the menu nor "Open" of the state is found by the program any more: both
#   are shown in English, though both are translated. Plural forms and comments come back.
# Who meets it: projects whose translators work with XLIFF.
# What to do: `lconvert -target-language de` of Qt, which writes "x-gettext-msgctxt" into the XLIFF file and reads it.
set -eu

missing=
command -v po2xliff > /dev/null || missing=translate-toolkit
command -v msgfmt > /dev/null || missing="$missing gettext"

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

msgctxt "state"
msgid "Open"
msgstr "Offen"

#: menu.c:3
msgctxt "menu"
msgid "Save"
msgstr "Speichern"
PO
po2xliff --progress none -i de.po -o de.xlf
xliff2po --progress none -i de.xlf -o back.po

grep -A2 msgctxt back.po

[ "$(grep -c 'menu"\|state' de.po)" = 3 ]
grep -q 'Öffnen' de.xlf
if grep -q '"menu"\|>menu<' de.xlf; then exit 1; fi
[ "$(grep msgctxt back.po)" = 'msgctxt "menu.c:1"
msgctxt ""' ]

cat > show.py <<'PY'
import gettext

with open("de.mo", "rb") as before, open("back.mo", "rb") as after:
    files = [gettext.GNUTranslations(file) for file in (before, after)]

SEEN = {
    (context, text): [file.pgettext(context, text) for file in files]
    for context, text in [("menu", "Open"), ("state", "Open"), ("menu", "Save")]
}
print("before and after:", SEEN)
assert SEEN == {
    ("menu", "Open"): ["Öffnen", "Open"],
    ("state", "Open"): ["Offen", "Open"],
    ("menu", "Save"): ["Speichern", "Save"],
}, SEEN
PY
msgfmt -o de.mo de.po
msgfmt -o back.mo back.po
/usr/bin/python3 show.py
