#!/bin/sh
# Guess: heif-enc makes the same HEIC picture of a PNG file with a palette of 16 colours as of one with 256 or without a palette.
# Seen: with 16 colours or fewer, which have 4 bits or fewer for each pixel, it makes something else of them: skin of 198, 134, 96 is 0, 42, 0, with
#   exit status 0. With a palette of 8 bits, and with 17 colours or more, it is right. cwebp, avifenc and cjxl read all of these files.
# Who meets it: icons, stickers and signs that a program for small files (pngquant, ImageMagick, oxipng) has saved with few colours, on their
#   way to HEIC: they are noise, and nothing says so.
# What to do: `convert icon.png PNG24:full.png` (PNG32 with transparency) in front of it.
set -eu

missing=
for package in imagemagick libavif-bin libheif-examples libjxl-tools webp; do
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

dpkg-query -W -f '${Package} ${Version}\n' libheif-examples libavif-bin libjxl-tools webp imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A face of one skin tone in front of a wall, with the same three colours in palettes of 4, 16 and 256, and without a palette.
convert -size 64x48 -depth 8 +antialias xc:white -fill 'rgb(198,134,96)' -draw 'circle 32,24 32,8' -fill 'rgb(40,33,27)' -draw 'rectangle 20,2 44,6' PNG24:full.png

for bits in 2 4 8; do
  convert full.png -define png:color-type=3 -define png:bit-depth=$bits palette$bits.png
done

# differ A B: the mean difference of two pictures, in 255ths.
differ() {
  convert "$1" "$2" -compose difference -composite -colorspace Gray -format '%[fx:round(mean*255)]' info:
}

for case in full.png=0 palette8.png=0 palette4.png=1 palette2.png=1; do
  file=${case%=*}
  heif-enc -q 95 -o picture.heic "$file"
  heif-convert picture.heic heif.png > /dev/null
  avifenc -l "$file" picture.avif > /dev/null
  avifdec picture.avif avif.png > /dev/null
  cwebp -quiet -lossless "$file" -o picture.webp
  dwebp -quiet picture.webp -o webp.png
  cjxl -d 0 "$file" picture.jxl 2> /dev/null
  djxl picture.jxl jxl.png 2> /dev/null
  by_heif=$(differ "$file" heif.png)
  echo "$(identify -format '%f, %[png:IHDR.bit_depth] bits, %[png:IHDR.color_type]' "$file"): heif-enc is off by $by_heif, avifenc by $(differ "$file" avif.png)," \
    "cwebp by $(differ "$file" webp.png), cjxl by $(differ "$file" jxl.png); the skin is $(convert heif.png -depth 8 -format '%[pixel:p{32,24}]' info:)"
  test "$(differ "$file" avif.png)" = 0
  test "$(differ "$file" webp.png)" = 0
  test "$(differ "$file" jxl.png)" = 0

  if [ "${case#*=}" = 1 ]; then
    test "$by_heif" -gt 50
  else
    test "$by_heif" -le 2
  fi
done
