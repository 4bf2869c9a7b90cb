#!/bin/sh
# Guess: pandoc, which turns straight quotation marks into curly ones and is told the language, takes the marks of
#   this language: „Hallo“ in German, « Bonjour » in French.
# Seen: it takes the English ones in HTML, Word and plain text. The language is written into the page, `<html
#   lang="de">`, and into the Word file, and nothing else follows from it.
# Who meets it: manuals in several languages from Markdown with straight marks.
# What to do: write the marks of the language into the text.
set -eu

missing=
for package in pandoc unzip; do
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

dpkg-query -W -f '${Package} ${Version}\n' pandoc unzip

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

check() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}

html() { echo '"Hallo"' | pandoc -f markdown+smart -M lang="$1" -M title=T -s -t html5; }

check 'language of the page' "$(html de | grep -o ' lang="de"')" ' lang="de"'
check 'German page' "$(html de | grep -o '.Hallo.')" '“Hallo”'
check 'French page' "$(html fr | grep -o '.Hallo.')" '“Hallo”'
check 'plain text' "$(echo '"Hallo"' | pandoc -M lang=de -t plain)" '“Hallo”'

echo '"Hallo"' | pandoc -M lang=de -o letter.docx
check 'Word file' "$(unzip -p letter.docx word/document.xml | grep -o '<w:t [^>]*>[^<]*' | sed 's/.*>//' | tr -d '\n')" '“Hallo”'
