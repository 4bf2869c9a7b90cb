#!/bin/sh
# Guess: a TGA file that ImageMagick makes of a PNG file is shown upright, and one that another program has made comes
#   out of ImageMagick upright.
# Seen: ImageMagick 6.9 writes the first line first and a header that says that the last line is first: FFmpeg and
#   GraphicsMagick show the picture upside down. It reads the lines as they come, too. So the files of GraphicsMagick
#   and netpbm, whose header says the same and is right, are upside down in the PNG file made of them. ImageMagick reads
#   its own files as they were, so that a test by itself finds nothing.
# Who meets it: face textures and masks for 3D programs and games, which still use TGA.
# What to do: `-orient TopLeft` when a TGA file is written, `-auto-orient` when it is read.
set -eu

missing=
for package in imagemagick graphicsmagick ffmpeg netpbm; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick graphicsmagick ffmpeg netpbm

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 8x4 xc:'rgb(255,0,0)' xc:'rgb(0,0,255)' -append -type TrueColor PNG24:upright.png
convert upright.png by-imagemagick.tga
convert upright.png -orient TopLeft by-imagemagick-with-orient.tga
gm convert upright.png by-graphicsmagick.tga
pngtopam upright.png | ppmtotga -rgb -norle > by-netpbm.tga

# The red and blue of the first pixel: 255 0 if the picture is upright.
top() {
  head -c 3 | od -An -tu1 | awk '{ print $1, $3 }'
}

in_imagemagick() {
  convert "$@" -depth 8 rgb:- | top
}

in_ffmpeg() {
  ffmpeg -v error -i "$1" -f rawvideo -pix_fmt rgb24 - | top
}

in_graphicsmagick() {
  gm convert "$1" -depth 8 rgb:- | top
}

check() {
  echo "$1: ImageMagick $(in_imagemagick "$1"), FFmpeg $(in_ffmpeg "$1"), GraphicsMagick $(in_graphicsmagick "$1")"
  [ "$(in_imagemagick "$1")" = "$2" ]
  [ "$(in_ffmpeg "$1")" = "$3" ]
  [ "$(in_graphicsmagick "$1")" = "$3" ]
}

echo 'Red and blue of the upper left pixel; 255 0 is upright'
check by-imagemagick.tga '255 0' '0 255'
check by-imagemagick-with-orient.tga '255 0' '255 0'
check by-graphicsmagick.tga '0 255' '255 0'
check by-netpbm.tga '0 255' '255 0'
[ "$(in_imagemagick by-graphicsmagick.tga -auto-orient)" = '255 0' ]
