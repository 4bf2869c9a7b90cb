#!/bin/sh
# Guess: ImageMagick of Debian writes Arabic in `label:` and `caption:` as its own `pango:` does, and breaks Japanese
#   lines where Japanese is broken.
# Seen: `label:` and `caption:` set the Arabic letters one by one from left to right, not joined: the word begins at
#   the left, and is wider than it should be. There is no warning; the program was built without the library that
#   orders and joins letters. In `caption:`, a Japanese line begins with the full stop of the sentence before. In
#   `pango:`, the same font and width give joined letters from the right, and no line begins with a full stop.
# Who meets it: scripts that write titles on previews and posters in several languages.
# What to do: `pango:` for each text, or `magick -list configure` to see whether DELEGATES has "raqm".
set -eu

missing=
for package in imagemagick fonts-noto-core fonts-noto-cjk; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages: $missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # names of packages, separated by spaces
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick
convert=/usr/bin/convert-im6.q16
$convert -list configure | grep '^DELEGATES'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

arabic=/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf
japanese=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc

# Prints the height of what is at one end of a word, West or East.
height_at() {
  $convert "$1" -gravity "$2" -crop '8%x100%+0+0' +repage -trim -format '%h' info:
}

# A word that begins with a stroke from top to bottom; its other letters are low.
word='ابتث'
$convert -background white -density 72 -font "$arabic" -pointsize 60 "label:$word" -trim +repage label.png
$convert -background white -density 72 -font 'Noto Sans Arabic' -pointsize 60 "pango:$word" -trim +repage pango.png

for picture in label.png pango.png; do
  left=$(height_at "$picture" West)
  right=$(height_at "$picture" East)
  width=$($convert "$picture" -format '%w' info:)
  echo "$word in $picture: $width wide, height at the left $left, at the right $right"

  case $picture in
    label.png) [ "$left" -gt "$right" ] && apart=$width ;;
    pango.png) [ "$left" -lt "$right" ] && joined=$width ;;
  esac
done

[ "$apart" -gt "$((joined * 5 / 4))" ]

# Ten letters fill the line, and the full stop is the eleventh.
sentence='あいうえおかきくけこ。'
$convert -background white -density 72 -size 310x -font "$japanese" -pointsize 30 "caption:$sentence" caption.png
$convert -background white -density 72 -size 310x -font 'Noto Sans CJK JP' -pointsize 30 "pango:$sentence" lines.png

for picture in caption.png lines.png; do
  width=$($convert "$picture" -gravity South -crop '100%x45%+0+0' +repage -trim -format '%w' info:)
  echo "last line of $sentence in $picture: $width wide"

  case $picture in
    caption.png) [ "$width" -lt 15 ] ;;
    lines.png) [ "$width" -gt 30 ] ;;
  esac
done
