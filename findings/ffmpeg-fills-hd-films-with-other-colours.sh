#!/bin/sh
# Guess: `drawbox` and `pad` fill with the colour that they are given, also in a film that says that it is in BT.709.
# Seen: they compute the colour by BT.601, whatever the film says. An orange of 255, 90, 31 is seen as 255, 102, 27, and
#   a pure green as 0, 215, 0. The colour is right in films of old television, and with `format=gbrp` before the filter.
# Who meets it: those who put a label or a bar in the colour of their brand on an HD film: it is another colour than the
#   logo beside it.
# What to do: `format=gbrp` before, and `scale=out_color_matrix=bt709` behind.
set -eu

missing=
for package in ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The colour of a film at 2, 2, read as it says.
colour() {
  ffmpeg -v error -i "$1" -frames:v 1 -vf scale=in_color_matrix=bt709,format=rgb24 -f rawvideo - |
    od -An -v -tu1 -N3 | tr -s ' '
}

check() {
  seen=$(colour "$1")
  echo "$1:$seen"
  [ "$seen" = " $2" ]
}

lossless='-c:v libx264 -qp 0 -pix_fmt yuv444p'
named='-colorspace bt709 -color_primaries bt709 -color_trc bt709'
grey='color=gray:s=64x64:d=0.1'
to_hd='scale=out_color_matrix=bt709'

# shellcheck disable=SC2086 # several words
ffmpeg -v error -f lavfi -i "$grey,$to_hd" $lossless $named film.mp4

fill() {
  # shellcheck disable=SC2086 # several words
  ffmpeg -v error -i film.mp4 -vf "$2" $lossless $named "$1.mp4"
}

fill box drawbox=c=0xFF5A1F:t=fill
fill bar pad=w=80:h=80:x=16:y=16:color=0xFF5A1F
fill green drawbox=c=0x00FF00:t=fill
fill right "format=gbrp,drawbox=c=0xFF5A1F:t=fill,$to_hd"

check box.mp4 '255 102 27'
check bar.mp4 '255 102 27'
check green.mp4 '0 215 0'
check right.mp4 '255 90 30'
