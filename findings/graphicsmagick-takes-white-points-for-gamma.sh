#!/bin/sh
# Guess: `gm convert` does what `convert` of ImageMagick does with options of the same names, and refuses others: GraphicsMagick comes from it.
# Seen: `-level 10%,90%` makes skin of 198, 134, 96 white: 254, 252, 251, while ImageMagick makes 215, 135, 88. The second number is the gamma
#   in GraphicsMagick, the white point is the third, and a gamma of "90%" is 90, without an error. The other way round, `-level 10%,1,90%` is black in
#   ImageMagick. `-black-threshold 50%` leaves skin as it is in GraphicsMagick, which looks at the brightness of the pixel, and takes its blue away
#   in ImageMagick: 198, 134, 0. With `-white-threshold 50%` it is 255, 255, 255 and 255, 255, 96.
# Who meets it: pipelines that go over to the faster GraphicsMagick, or libraries that run one or the other, as `gm` for Node does.
# What to do: `-level 10%,1,90%` for GraphicsMagick and `-level 10%,90%,1` for ImageMagick; compare a picture before all of them are made anew.
set -eu

for package in graphicsmagick imagemagick; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

dpkg-query -W -f '${Package} ${Version}\n' graphicsmagick imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 8x8 xc:'rgb(198,134,96)' -strip skin.png

# The first pixel of a picture.
pixel() {
  convert "$1" -depth 8 -crop 1x1+0+0 RGB:- | od -An -tu1 | tr -s ' ' | sed 's/^ //; s/ /, /g'
}

for options in '-level 10%' '-level 10%,90%' '-level 10%,1,90%' '-level 10%,90%,1' '-black-threshold 50%' '-white-threshold 50%'; do
  # shellcheck disable=SC2086 # an option and its value
  gm convert skin.png $options -depth 8 graphicsmagick.ppm
  # shellcheck disable=SC2086 # an option and its value
  convert skin.png $options -depth 8 imagemagick.ppm

  echo "$options: GraphicsMagick $(pixel graphicsmagick.ppm), ImageMagick $(pixel imagemagick.ppm)"
done | tee seen.txt

diff - seen.txt <<'TXT'
-level 10%: GraphicsMagick 215, 135, 88, ImageMagick 215, 135, 88
-level 10%,90%: GraphicsMagick 254, 252, 251, ImageMagick 215, 135, 88
-level 10%,1,90%: GraphicsMagick 215, 135, 88, ImageMagick 0, 0, 0
-level 10%,90%,1: GraphicsMagick 255, 255, 255, ImageMagick 215, 135, 88
-black-threshold 50%: GraphicsMagick 198, 134, 96, ImageMagick 198, 134, 0
-white-threshold 50%: GraphicsMagick 255, 255, 255, ImageMagick 255, 255, 96
TXT
