#!/bin/sh
# Guess: a search index takes the end of a block (`</p>`, `</figcaption>`) for the end of a word, with or without a space.
# Seen: Recoll, Xapian Omega and the index of ZIM files (Kiwix) know the blocks of HTML 4 only. The captions of two films
#   in a row, "Before" and "After" in `<figcaption>`, are one word, "BeforeAfter", which Recoll shows as well, and neither
#   of the two is found. The same holds for `<summary>`, `<nav>`, `<main>`, `<aside>`, `<header>` and `<footer>`. `<div>`,
#   `<li>` and a picture part words.
# Who meets it: minified pages, which have no line breaks between elements: pictures, menus and questions are not found.
# What to do: a paragraph within them, or a minifier that keeps one space (`conservativeCollapse`).
set -eu

missing=
for package in python3 python3-pil recollcmd xapian-omega xapian-tools zim-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' recollcmd xapian-omega zim-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir site recoll omega
/usr/bin/python3 -c 'from PIL import Image; Image.new("RGB", (48, 48), "red").save("site/icon.png")'

# $1: the name, $2: the body.
page() {
  printf '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>%s</title></head><body>%s</body></html>\n' \
    "$1" "$2" > "site/$1.html"
}

page index '<div>First</div><div>Second</div><ul><li>Third</li><li>Fourth</li></ul>'
page captions '<figure><video src="a.mp4"></video><figcaption>Before</figcaption></figure><figure><video src="a.mp4"></video><figcaption>After</figcaption></figure>'
page question '<details open><summary>Cameras</summary>Webcams</details>'
page regions '<header>Logo</header><nav>Menu</nav><main>Guide</main><aside>Hints</aside><footer>Imprint</footer>'
sed 's/></> </g' site/captions.html > site/spaced.html
sed -i 's/Before/Earlier/; s/After/Later/' site/spaced.html

echo "topdirs = $work/site" > recoll/recoll.conf
recollindex -c recoll -z > recoll.log 2>&1
omindex --db omega/index --url / site > omega.log 2>&1
zimwriterfs -w index.html -I icon.png -l eng -t Help -d Help -c Team -p Team -n help site help.zim > zim.log 2>&1

by_recoll() {
  recollq -c recoll -b "$1" 2> /dev/null | grep -c 'site/.*html' || true
}

by_omega() {
  quest -d omega/index "$1" 2>&1 | grep -c 'url=/.*html' || true
}

by_zim() {
  zimsearch help.zim "$1" 2>&1 | grep -c article || true
}

# $1: the word, $2: the number of pages in each of the three.
check() {
  seen="$(by_recoll "$1") $(by_omega "$1") $(by_zim "$1")"
  echo "$1: Recoll, Omega, ZIM: $seen"
  test "$seen" = "$2 $2 $2"
}

for word in First Second Third Fourth Earlier Later; do
  check "$word" 1
done

for word in Before After Cameras Webcams Logo Menu Guide Hints Imprint; do
  check "$word" 0
done

check BeforeAfter 1
check CamerasWebcams 1
