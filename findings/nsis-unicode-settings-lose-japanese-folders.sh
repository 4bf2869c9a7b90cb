#!/bin/sh
# Guess: with `Unicode true`, an installer of NSIS writes what it shows: a folder with a Japanese name comes back from the
#   settings that it wrote by WriteINIStr, and FileWrite writes Unicode.
# Seen: both write the code page of the user's Windows. On a Windows in German, "C:\顔\Größe" becomes "C:\?\Größe" in the INI
#   file and in the text file, ReadINIStr reads a folder that does not exist, and no error is set. On a Japanese Windows the
#   Japanese name stays and the other is "Grose". If the INI file begins with the bytes FF FE, all comes back.
#   ReadINIStr also takes away quotation marks around a value.
# Who meets it: programs whose installer tells them the folder of their models or videos: C:\Users\顔 and the like.
# What to do: begin the file by `FileWriteUTF16LE /BOM $9 ""` before WriteINIStr, or write the path to the registry.
set -eu

missing=
for package in nsis wine wine64; do
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

dpkg-query -W -f '${Package} ${Version}\n' nsis wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
export WINEPREFIX="$work/windows" WINEDEBUG=-all

cat > setup.nsi <<'NSI'
Target amd64-unicode
Unicode true
Name setup
OutFile setup.exe
SilentInstall silent
RequestExecutionLevel user

Section
  ClearErrors
  WriteINIStr "$EXEDIR\plain.ini" models folder "C:\顔\Größe"
  ReadINIStr $1 "$EXEDIR\plain.ini" models folder

  FileOpen $9 "$EXEDIR\marked.ini" w
  FileWriteUTF16LE /BOM $9 ""
  FileClose $9
  WriteINIStr "$EXEDIR\marked.ini" models folder "C:\顔\Größe"
  ReadINIStr $2 "$EXEDIR\marked.ini" models folder

  WriteINIStr "$EXEDIR\marked.ini" models title '"Live"'
  ReadINIStr $3 "$EXEDIR\marked.ini" models title

  FileOpen $9 "$EXEDIR\plain.txt" w
  FileWrite $9 "C:\顔\Größe"
  FileClose $9

  StrCpy $4 "no error"
  IfErrors 0 +2
  StrCpy $4 "an error"

  FileOpen $9 "$EXEDIR\result.txt" w
  FileWriteUTF16LE $9 "plain.ini $1, marked.ini $2, title $3, $4"
  FileClose $9
SectionEnd
NSI
makensis -V1 -INPUTCHARSET UTF8 setup.nsi

# check LOCALE CODE_PAGE EXPECTED_RESULT EXPECTED_TEXT_FILE
check() {
  LC_ALL=$1 timeout 300 wine setup.exe 2> /dev/null
  result=$(iconv -f UTF-16LE -t UTF-8 result.txt)
  text=$(iconv -f "$2" -t UTF-8 plain.txt)
  rm -f ./*.ini ./*.txt

  echo "$1: $result; plain.txt $text"
  test "$result; $text" = "$3; $4"
}

check de_DE.UTF-8 CP1252 'plain.ini C:\?\Größe, marked.ini C:\顔\Größe, title Live, no error' 'C:\?\Größe'
check ja_JP.UTF-8 CP932 'plain.ini C:\顔\Grose, marked.ini C:\顔\Größe, title Live, no error' 'C:\顔\Grose'
