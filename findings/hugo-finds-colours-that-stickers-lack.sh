#!/bin/sh
# Guess: `.Colors` of Hugo, the dominant colours of a picture, names colours that are in the picture: of a sticker in one colour, that one.
# Seen: of a face in #c68660 whose edge is soft, it names #c68660 and #503626, a brown that no pixel has. If the face is half transparent, it is
#   #62422f, and half-transparent white is the grey #7f7f7f: colours are multiplied by their opacity before they are counted. Hard edges, as in GIF
#   stickers, are right.
# Who meets it: galleries that take backgrounds and borders of cards from their stickers: they are darker than anything in the picture.
# What to do: `.Colors` of a copy in JPEG on the background of the page, `.Resize "64x64 jpg #ffffff"`, or the first colour only of opaque pictures.
set -eu

for package in hugo imagemagick; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

hugo version
dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir assets layouts

face='circle 32,32 32,4'
convert -size 64x64 xc:none -fill 'rgb(198,134,96)' +antialias -draw "$face" PNG32:assets/hard.png
convert -size 64x64 xc:none -fill 'rgb(198,134,96)' -draw "$face" PNG32:assets/soft.png
convert -size 64x64 xc:'rgba(198,134,96,0.5)' PNG32:assets/half.png
convert -size 64x64 xc:'rgba(255,255,255,0.5)' PNG32:assets/white.png

cat > config.toml <<'TOML'
baseURL = "https://example.org/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]
TOML

cat > layouts/index.html <<'HTML'
{{ range slice "hard.png" "soft.png" "half.png" "white.png" }}
{{- . }}: {{ delimit (resources.Get .).Colors ", " }}
{{ end -}}
HTML
hugo --quiet

# The colours of all pixels that can be seen, by ImageMagick.
visible() {
  convert "$1" -depth 8 RGBA:- | od -An -v -tu1 -w4 | awk '$4 > 0 { printf "#%02x%02x%02x\n", $1, $2, $3 }' | sort -u | paste -s -d ' '
}

while IFS= read -r line; do
  case $line in
    *.png:*) echo "$line; in the picture: $(visible "assets/${line%%:*}")" ;;
  esac
done < public/index.html | tee seen.txt

diff - seen.txt <<'TXT'
hard.png: #c68660; in the picture: #c68660
soft.png: #c68660, #503626; in the picture: #c68660
half.png: #62422f; in the picture: #c68660
white.png: #7f7f7f; in the picture: #ffffff
TXT
