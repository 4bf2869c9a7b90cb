#!/bin/sh
# Guess: a PNG picture that `gegl`, the engine of GIMP, writes has the same colours in ImageMagick as the file it read.
# Seen: skin of 198, 134, 96 is 228, 192, 165 in ImageMagick, and in each JPEG picture made of it. `gegl` writes 2.2 for the
#   gamma of the picture, where PNG wants its inverse, 0.45455, and sRGB as a profile behind it. PNG says that a profile
#   comes first. GraphicsMagick, FFmpeg and gdk-pixbuf show the right colours, ImageMagick goes by the gamma. JPEG and PPM
#   pictures of `gegl` are right.
# Who meets it: scripts that let `gegl` blur the ground behind a face, or sharpen it, and make thumbnails with ImageMagick.
#   It looks as if the filter had changed the light.
# What to do: `convert in.png -set colorspace sRGB …`, or JPEG or PPM in between.
set -eu

missing=
for package in gegl ffmpeg gir1.2-gdkpixbuf-2.0 graphicsmagick imagemagick python3-gi; do
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

dpkg-query -W -f '${Package} ${Version}\n' gegl libgegl-0.4-0 ffmpeg gir1.2-gdkpixbuf-2.0 graphicsmagick imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > look.py <<'PY'
import struct
import sys

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf

file, question = sys.argv[1:]

if question == "colour":
    picture = GdkPixbuf.Pixbuf.new_from_file(file)
    start = 5 * picture.get_rowstride() + 5 * picture.get_n_channels()
    print(*picture.get_pixels()[start : start + 3], sep=",")

if question == "chunks":
    data = open(file, "rb").read()
    start = 8

    while start < len(data):
        length, name = struct.unpack(">I4s", data[start : start + 8])
        gamma = struct.unpack(">I", data[start + 8 : start + 12])[0] / 100_000 if name == b"gAMA" else ""
        print(f"{name.decode()}{gamma}", end=" ")
        start += length + 12
PY

numbers() {
  od -An -v -tu1 | awk '{ print $1 "," $2 "," $3 }'
}

# look FILE: a colour of it in four readers.
look() {
  imagemagick=$(convert "$1" -crop 1x1+5+5 -depth 8 rgb:- | numbers)
  graphicsmagick=$(gm convert "$1" -crop 1x1+5+5 -depth 8 rgb:- | numbers)
  ffmpeg=$(ffmpeg -v error -i "$1" -vf format=rgb24,crop=1:1:5:5 -f rawvideo - | numbers)
  gdk=$(/usr/bin/python3 look.py "$1" colour)
  echo "$1: ImageMagick $imagemagick; GraphicsMagick $graphicsmagick; FFmpeg $ffmpeg; gdk-pixbuf $gdk"
}

# by_gegl IN OUT [OPERATION...]
by_gegl() {
  in=$1
  out=$2
  shift 2
  HOME=$work gegl "$in" -o "$out" "$@" > log.txt 2>&1
}

convert -size 40x40 'xc:srgb(198,134,96)' PNG24:in.png
look in.png
test "$imagemagick $graphicsmagick $gdk" = '198,134,96 198,134,96 198,134,96'

by_gegl in.png out.png
chunks=$(/usr/bin/python3 look.py out.png chunks)
echo "parts of out.png: $chunks"
echo "$chunks" | grep -q '^IHDR gAMA2.2 iCCP '

look out.png
test "$imagemagick" = 228,192,165
test "$graphicsmagick $gdk" = '198,134,96 198,134,96'
test "$ffmpeg" = 199,135,96

by_gegl in.png blurred.png -- gaussian-blur
look blurred.png
test "$imagemagick" = 228,191,165

convert blurred.png -resize 50% -quality 95 thumbnail.jpg
look thumbnail.jpg
test "$graphicsmagick" = 228,193,165

by_gegl in.png out.ppm
look out.ppm
test "$imagemagick" = 199,135,95

convert out.png -set colorspace sRGB mended.jpg
look mended.jpg
test "$imagemagick" = 198,134,96
