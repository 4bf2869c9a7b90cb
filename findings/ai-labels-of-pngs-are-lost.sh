#!/bin/sh
# Guess: ImageMagick keeps the mark "made with AI" (DigitalSourceType in XMP) of a picture unless it is told to strip
#   it.
# Seen: it does for JPEG. From a PNG file as the standard has it (XMP in an `iTXt` chunk), the mark is lost in each
#   format, PNG too, without a warning. In its own PNG files it writes a chunk that it reads again, so that a test with
#   two steps of ImageMagick passes. In the other direction, from JPEG to WebP and GIF, the mark is lost, too.
# Who meets it: sites that make thumbnails of pictures whose mark the law asks for, in the EU and in Korea: those of PNG
#   files have none.
# What to do: copy it behind: `exiftool -tagsFromFile picture.png -XMP thumbnail.png`, or sharp with `keepXmp`.
set -eu

missing=
for package in imagemagick libimage-exiftool-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

mark=http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia

check() {
  seen=lost

  if [ "$(exiftool -q -q -s3 -XMP:DigitalSourceType "$1")" = "$mark" ]; then
    seen=kept
  fi

  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

convert -size 64x48 gradient:red-blue -strip face.png
convert face.png -strip face.jpg
exiftool -q -q -overwrite_original "-XMP-iptcExt:DigitalSourceType=$mark" face.png face.jpg
check face.png kept
check face.jpg kept

for output in jpg png webp; do
  convert face.png -resize 50% "of-png.$output" 2> warnings.txt
  check "of-png.$output" lost
  [ ! -s warnings.txt ]
done

convert face.jpg -resize 50% of-jpg.jpg
convert face.jpg -resize 50% of-jpg.png
convert of-jpg.png -resize 50% of-jpg-of-png.jpg
convert face.jpg -resize 50% of-jpg.webp
check of-jpg.jpg kept
check of-jpg.png kept
check of-jpg-of-png.jpg kept
check of-jpg.webp lost

node -e "require('sharp')('face.png').resize(32).keepXmp().toFile('sharp.jpg')"
check sharp.jpg kept
exiftool -q -q -overwrite_original -tagsFromFile face.png -XMP of-png.png
check of-png.png kept
