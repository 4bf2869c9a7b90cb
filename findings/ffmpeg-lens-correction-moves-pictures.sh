#!/bin/sh
# Guess: a correction of the lens by nothing, and a shear by nothing, leave a picture as it was; better interpolation
#   makes it at most softer.
# Seen: in FFmpeg 5.1, `lenscorrection` leaves it alone with the usual nearest neighbour. With `i=bilinear`, everything
#   moves by half a pixel to the left and up: a white dot becomes four dots of a quarter. `shear=0:0` blackens the last
#   line and the last column, also with `interp=nearest`. `rotate=0` and `perspective` with the corners of the picture
#   change nothing.
# Who meets it: wide-angle cameras whose picture is straightened before faces are looked for: landmarks are half a pixel
#   off, and a comparison with the original shows a double edge everywhere.
# What to do: correct lenses at twice the size and scale down, or move back; `perspective` instead of `shear`.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A line of text for each line of the picture, 8 x 6 pixels with a white dot at 4, 3.
paint() {
  ffmpeg -v error -f lavfi -i 'color=black:s=8x6:d=0.04:r=25,format=gray,geq=lum=if(eq(X\,4)*eq(Y\,3)\,255\,80)' \
    -vf "$1" -frames:v 1 -pix_fmt gray -f rawvideo - | od -An -v -tu1 -w8 | sed 's/  */ /g'
}

check() {
  seen=$(paint "$1")
  printf '%s\n%s\n' "$1" "$seen"
  [ "$(echo "$seen" | sed -n "${2}p")" = "$3" ]
}

check null 4 ' 80 80 80 80 255 80 80 80'
check lenscorrection=k1=0:k2=0 4 ' 80 80 80 80 255 80 80 80'
check lenscorrection=k1=0:k2=0:i=bilinear 3 ' 80 80 80 124 124 80 80 80'
check lenscorrection=k1=0:k2=0:i=bilinear 4 ' 80 80 80 124 124 80 80 80'
check shear=0:0 6 ' 16 16 16 16 16 16 16 16'
check shear=0:0:interp=nearest 6 ' 16 16 16 16 16 16 16 16'
check rotate=0 4 ' 80 80 80 80 255 80 80 80'
check perspective 4 ' 80 80 80 80 255 80 80 80'
