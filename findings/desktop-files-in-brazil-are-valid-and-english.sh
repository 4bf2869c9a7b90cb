#!/bin/sh
# Guess: the checker of menu entries for Linux, `desktop-file-validate`, reports `Name[pt-BR]` and `Name[zh-Hans]`, the codes
#   that a website uses: the specification knows `lang_COUNTRY.ENCODING@MODIFIER` only.
# Seen: it finds nothing, with exit status 0, and `desktop-file-install` installs the file. GLib, by which GNOME and others
#   read it, looks for `pt_BR` and `pt`: in Brazil and in China the program has its English name. An error is reported for
#   what does no harm, a translation of a key that has no English text.
# Who meets it: programs whose menu entries are written from the translations of their site.
# What to do: write `_` for `-`, `zh_CN` for `zh-Hans`, and test with `LANGUAGE=pt_BR`.
set -eu

missing=
for package in desktop-file-utils python3-gi; do
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

dpkg-query -W -f '${Package} ${Version}\n' desktop-file-utils libglib2.0-0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > facewright.desktop <<'DESKTOP'
[Desktop Entry]
Type=Application
Name=Faces
Name[de]=Gesichter
Name[ja]=顔
Name[pt-BR]=Rostos
Name[zh-Hans]=脸
Exec=facewright %U
Categories=Graphics;
DESKTOP
sed 's/pt-BR/pt_BR/; s/zh-Hans/zh_CN/' facewright.desktop > right.desktop

desktop-file-validate --warn-kde facewright.desktop > report.txt 2>&1
test ! -s report.txt
echo "desktop-file-validate reports nothing"

desktop-file-install --dir=menu facewright.desktop
grep -q '^Name\[pt-BR\]=Rostos$' menu/facewright.desktop

cat > name.py <<'PY'
import sys

from gi.repository import GLib

file = GLib.KeyFile()
file.load_from_file(sys.argv[1], GLib.KeyFileFlags.KEEP_TRANSLATIONS)
print(file.get_locale_string("Desktop Entry", "Name", None))
PY

# check LANGUAGE NAME RIGHT_NAME
check() {
  seen=$(LC_ALL=C.UTF-8 LANG=C.UTF-8 LANGUAGE=$1 /usr/bin/python3 name.py facewright.desktop)
  right=$(LC_ALL=C.UTF-8 LANG=C.UTF-8 LANGUAGE=$1 /usr/bin/python3 name.py right.desktop)
  echo "$1: $seen, with an underscore $right"
  test "$seen, $right" = "$2"
}

check de_AT 'Gesichter, Gesichter'
check ja_JP '顔, 顔'
check pt_BR 'Faces, Rostos'
check zh_CN 'Faces, 脸'

echo 'Comment[de]=Tauscht Gesichter' >> facewright.desktop
if desktop-file-validate facewright.desktop > report.txt; then exit 1; fi
cat report.txt
