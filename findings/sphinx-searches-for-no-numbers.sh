#!/bin/sh
# Guess: the search of documentation made by Sphinx finds the page of the RTX 4090 for "4090" and for "RTX 4090": numbers are in its
#   index.
# Seen: numbers in a question are skipped: "4090", "1060" and "3.0.3" find nothing, "RTX 4090" finds the page of the RTX 3060 as well. In
#   Japanese, single letters are left out of the index, among them the words for face (顔) and eye (目); of 写真や動画 (photos and
#   videos), each word is found, and the three words together are not, as the question is not split into words.
# Who meets it: help pages by Sphinx or Read the Docs: graphics cards, versions, error codes, and the main words in Japanese.
# What to do: another search (Pagefind for example), or titles that consist of the words that people type, which are searched as they are.
set -eu

missing=
for package in python3-sphinx sphinx-common chromium; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-sphinx chromium

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir de ja
echo 'language = "de"' > de/conf.py
echo 'language = "ja"' > ja/conf.py

cat > de/index.rst <<'RST'
Handbuch
========

.. toctree::

   gross
   klein
RST
cat > de/gross.rst <<'RST'
Grosse Karten
=============

Mit einer RTX 4090 ist Version 3.0.3 am schnellsten.
RST
cat > de/klein.rst <<'RST'
Kleine Karten
=============

Mit einer RTX 3060 geht es auch.
RST
cat > ja/index.rst <<'RST'
使い方
======

写真や動画の顔と目を入れ替えます。
RST

for language in de ja; do
  /usr/bin/python3 -m sphinx -q -b html "$language" "$language/out"
done

# Prints how many pages the search in the language $1 finds for $2, in a browser.
search() {
  address="file://$work/$1/out/search.html?q=$(node -p 'encodeURIComponent(process.argv[1])' "$2")"
  chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=10000 --user-data-dir="$work/profile" --dump-dom "$address" \
    > page.html 2> browser.log
  grep -q '<p class="search-summary">' page.html
  echo "$1 $2: $(grep -o 'found [0-9]* page' page.html || echo nothing)"
}

{
  search de RTX
  search de 4090
  search de 3.0.3
  search de 'RTX 4090'
  search de schnell
  search ja 写真
  search ja 動画
  search ja 写真や動画
  search ja 顔
  search ja 目
} > seen.txt
cat seen.txt
grep -o '"4090": [0-9]*' de/out/searchindex.js

diff - seen.txt <<'TXT'
de RTX: found 2 page
de 4090: nothing
de 3.0.3: nothing
de RTX 4090: found 2 page
de schnell: found 1 page
ja 写真: found 1 page
ja 動画: found 1 page
ja 写真や動画: nothing
ja 顔: nothing
ja 目: nothing
TXT
