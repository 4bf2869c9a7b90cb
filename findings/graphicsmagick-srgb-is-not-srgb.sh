#!/bin/sh
# Guess: `-colorspace sRGB`, which recipes for ImageMagick put before saving for the web, does nothing to a picture in
#   sRGB, or GraphicsMagick refuses the name, which its manual does not list.
# Seen: GraphicsMagick 1.3 takes it for another space with lightness and two colours, and saves these numbers as red,
#   green and blue. In PNG, GIF and WebP, the skin tone 198, 134, 96 becomes 218, 155, 109 and white 235; in JPEG, which
#   is computed once more, skin is blue: 120, 130, 166. There is no warning. `-colorspace CMYK` adds black ink without
#   taking it out of the others: read by either program, skin is 153, 104, 74, while ImageMagick's own CMYK comes back
#   as it was.
# Who meets it: thumbnails by the npm package gm, whose `.colorspace()` hands the name on to the one of the two programs
#   that is installed.
# What to do: `-colorspace RGB` for GraphicsMagick, which is what the other calls sRGB.
set -eu

missing=
for package in graphicsmagick imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' graphicsmagick imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

pixel() {
  convert "$1" -colorspace sRGB -depth 8 rgb:- | head -c 3 | od -An -tu1 | xargs
}

check() {
  seen=$(pixel "$1")
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

skin=xc:rgb\(198,134,96\)

for format in png jpg; do
  gm convert -size 16x16 "$skin" -colorspace sRGB -quality 100 "gm-srgb.$format"
  gm convert -size 16x16 "$skin" -colorspace RGB -quality 100 "gm-rgb.$format"
  convert -size 16x16 "$skin" -colorspace sRGB -quality 100 "imagemagick-srgb.$format"
  check "gm-rgb.$format" '198 134 96'
  check "imagemagick-srgb.$format" '198 134 96'
done

check gm-srgb.png '218 155 109'
check gm-srgb.jpg '120 130 166'

gm convert -size 16x16 xc:white -colorspace sRGB gm-white.png
check gm-white.png '235 235 235'

gm convert -size 16x16 "$skin" -colorspace CMYK gm-cmyk.tiff
convert -size 16x16 "$skin" -colorspace CMYK imagemagick-cmyk.tiff
check gm-cmyk.tiff '153 104 74'
check imagemagick-cmyk.tiff '198 134 96'

byGm=$(gm convert gm-cmyk.tiff -depth 8 rgb:- | head -c 3 | od -An -tu1 | xargs)

echo "gm-cmyk.tiff read by GraphicsMagick: $byGm"
[ "$byGm" = '153 104 74' ]
