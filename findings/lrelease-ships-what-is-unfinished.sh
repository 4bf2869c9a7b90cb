#!/bin/sh
# Guess: a translation that is marked as unfinished is left out by `lrelease`, and the program shows the English text.
# Seen: it is counted as unfinished and written all the same; in the result the mark is gone. The same file, turned
#   into PO by Qt's own `lconvert`, has the mark "fuzzy", and `msgfmt` leaves the text out. Which of two routes is
#   taken decides whether guesses are shown.
# Who meets it: desktop apps whose translators mark what needs another look.
# What to do: `lrelease -nounfinished`.
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

dpkg-query -W -f '${Package} ${Version}\n' qttools5-dev-tools gettext

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

tools=/usr/lib/qt5/bin

cat > app.ts <<'TS'
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
  <context>
    <name>Main</name>
    <message><source>Swap</source><translation>Tauschen</translation></message>
    <message><source>Face</source><translation type="unfinished">Fassade</translation></message>
  </context>
</TS>
TS

check() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}

texts() {
  "$tools/lconvert" -i app.qm -o released.ts
  sed -n 's/.*<translation\(.*\)>\(.*\)<\/translation>/\2\1/p' released.ts | sort | tr '\n' ' '
}

"$tools/lrelease" -silent app.ts -qm app.qm
check 'lrelease' "$(texts)" 'Fassade Tauschen '

"$tools/lrelease" -silent -nounfinished app.ts -qm app.qm
check 'lrelease -nounfinished' "$(texts)" 'Tauschen '

"$tools/lconvert" -i app.ts -o app.po
grep -A 2 fuzzy app.po
msgfmt -o app.mo app.po
check 'msgfmt' "$(msgunfmt app.mo | sed -n 's/^msgstr "\([A-Z].*\)"$/\1/p' | tr '\n' ' ')" 'Tauschen '
