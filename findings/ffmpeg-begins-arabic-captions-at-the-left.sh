#!/bin/sh
# Guess: the first letter of a caption decides its direction, as in browsers, Pango and the Unicode algorithm for
#   bidirectional texts (UAX #9, rule P2). Arabic captions are read from right to left.
# Seen: when FFmpeg burns captions of WebVTT or SRT into a film, each line begins at the left. In the caption
#   "مرحبا بكم في Facewright!", the product's name and the mark stand at the right, where an Arabic reader begins: the
#   line reads "Facewright! welcome to". The letters within Arabic words are in order and joined, so that it looks
#   right to anyone else. The style `Encoding=-1` switches the detection on.
# Who meets it: Arabic films with a name in Latin letters, a price or a mark at the end of a caption.
# What to do: `subtitles=ar.vtt:force_style='Encoding=-1'`.
set -eu

missing=
command -v ffmpeg > /dev/null || missing=ffmpeg
command -v fribidi > /dev/null || missing="$missing libfribidi-bin"
dpkg-query -W -f '${Version}' fonts-noto-core > /dev/null 2>&1 || missing="$missing fonts-noto-core"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages: $missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # names of packages, separated by spaces
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg libass9 libfribidi-bin

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Burns a caption, with a style if one is given, and prints the checksum of the picture.
burn() {
  printf 'WEBVTT\n\n00:00.000 --> 00:01.000\n%s\n' "$1" > captions.vtt
  ffmpeg -v error -f lavfi -i color=black:s=640x360:d=1 -vf "subtitles=captions.vtt$2" -frames:v 1 -f md5 -
}

sentence='مرحبا بكم في Facewright!'
left_to_right="$(printf '\342\200\252')$sentence$(printf '\342\200\254')"
right_to_left="$(printf '\342\200\253')$sentence$(printf '\342\200\254')"
detect=":force_style='Encoding=-1'"

plain=$(burn "$sentence" '')
from_left=$(burn "$left_to_right" '')
from_right=$(burn "$right_to_left" '')
detected=$(burn "$sentence" "$detect")
visual=$(echo "$sentence" | fribidi --nopad)

echo "plain caption:            $plain"
echo "told to go from the left: $from_left"
echo "told to go from the right: $from_right"
echo "with Encoding=-1:         $detected"
echo "FriBidi, from left to right on the screen: $visual"

[ "$plain" = "$from_left" ]
[ "$plain" != "$from_right" ]
[ "$detected" = "$from_right" ]

# By the detected direction, the mark and the name are the first thing from the left.
case $visual in
  '!Facewright '*) ;;
  *) exit 1 ;;
esac
