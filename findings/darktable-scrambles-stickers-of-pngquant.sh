#!/bin/sh
# Guess: a sticker that pngquant has made smaller, a PNG file with a palette and transparency, is in darktable what the sticker was before.
# Seen: it is there three times side by side, overlapping and in stripes of single pixels, as if four bytes for each pixel were read as three:
#   skin of 198, 134, 96 in the middle is 40, 33, 27. The exit status is 0. A palette without transparency is right, and so is transparency
#   without a palette (its background is black).
# Who meets it: cut-out faces and logos of a site, all of which are made smaller by such a program, in a program for photos.
# What to do: `convert sticker.png PNG32:full.png` in front of it.
set -eu

missing=
for package in darktable imagemagick pngquant; do
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

dpkg-query -W -f '${Package} ${Version}\n' darktable pngquant imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A face of one skin tone with one eye, on nothing, and the same on a wall.
convert -size 320x240 xc:none -fill 'rgb(198,134,96)' -draw 'circle 160,120 160,20' -fill 'rgb(40,33,27)' -draw 'rectangle 120,80 140,100' PNG32:sticker.png
convert sticker.png -background white -flatten PNG24:opaque.png
pngquant --output sticker-palette.png 32 sticker.png
pngquant --output opaque-palette.png 32 opaque.png

# look FILE EXPECTED: the colours in the middle of the face and at its left side.
look() {
  HOME="$work" timeout 100 darktable-cli "$1.png" "$1-out.png" --core --configdir "$work/config" > darktable.log 2>&1
  # pngquant may change a value by 1.
  seen=$(convert "$1-out.png" -depth 8 -format '%[fx:round(p{160,120}.r*255)],%[fx:round(p{100,120}.r*255)]' info:)
  before=$(convert "$1.png" -depth 8 -format '%[fx:round(p{160,120}.r*255)],%[fx:round(p{100,120}.r*255)]' info:)
  echo "$1, $(identify -format '%[png:IHDR.color_type]' "$1.png"): red of the face is $before in the file, and $seen in darktable"

  if [ "$2" = same ]; then
    test "$seen" = "$before"
  else
    test "$seen" != "$before"
    # More than a third of all pixels differ by more than a tenth.
    convert "$1.png" -background black -flatten flat.png
    share=$(convert flat.png "$1-out.png" -compose difference -composite -colorspace Gray -threshold 10% -format '%[fx:round(mean*100)]' info:)
    echo "$1: $share % of the picture are other colours"
    test "$share" -gt 33
  fi
}

look sticker same
look opaque same
look opaque-palette same
look sticker-palette other
