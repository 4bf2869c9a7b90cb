#!/bin/sh
# Guess: `chromakey=0x00B140` makes a film transparent that FFmpeg itself has filled with 0x00B140.
# Seen: nothing becomes transparent. The filter computes the place of a colour by BT.709, and FFmpeg turns pictures into
#   films by BT.601 unless told otherwise; both hold whatever a film says about itself. The distance is above the usual
#   tolerance of 0.01. A green film in BT.709, as cameras make it, is keyed, so that the same command works for one film
#   and not for the next.
# Who meets it: those who key a green room out of a webcam (BT.601) or of generated pictures: the face stays in its
#   green box.
# What to do: `chromakey=0x00B140:0.05`, or `format=rgba,colorkey=0x00B140` for clean greens.
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

# The alpha of the first pixel: 0 is transparent.
alpha() {
  ffmpeg -v error -i "$1" -frames:v 1 -vf "$2,format=yuva420p,alphaextract" -f rawvideo -pix_fmt gray - |
    od -An -v -tu1 -N1 | tr -d ' '
}

check() {
  seen=$(alpha "$1" "$2")
  echo "$1, $2: alpha $seen"
  [ "$seen" = "$3" ]
}

green='color=0x00B140:s=32x32:d=0.1'
lossless='-c:v libx264 -qp 0'

# shellcheck disable=SC2086 # several words
ffmpeg -v error -f lavfi -i "$green,format=yuv420p" $lossless usual.mp4

# shellcheck disable=SC2086 # several words
ffmpeg -v error -f lavfi -i "$green,format=yuv420p" $lossless -colorspace smpte170m named.mp4

# shellcheck disable=SC2086 # several words
ffmpeg -v error -f lavfi -i "$green,scale=out_color_matrix=bt709,format=yuv420p" $lossless -colorspace bt709 hd.mp4

check usual.mp4 chromakey=0x00B140 255
check named.mp4 chromakey=0x00B140 255
check hd.mp4 chromakey=0x00B140 0
check usual.mp4 chromakey=0x00B140:0.05 0
check usual.mp4 format=rgba,colorkey=0x00B140:0.02 0
