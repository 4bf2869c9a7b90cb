#!/bin/sh
# Guess: `&nbsp;` in a WebVTT caption becomes a no-break space (U+00A0) in SRT.
# Seen: it becomes the two characters \h, which mean a hard space in the ASS format only: FFmpeg keeps all captions in
#   ASS in between. SRT has no such code, so players print "Prix\h: 5\h$". A typed U+00A0 passes unchanged, and
#   `&amp;` and `&lt;` are decoded.
# Who meets it: French, Russian and German captions, where a no-break space stands before a mark or a unit.
# What to do: type the character itself in captions, never the entity.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' ffmpeg)
echo "ffmpeg $version"
case $version in
  7:5.1.*) ;;
  *) echo 'Seen in 5.1 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints the text of a caption after FFmpeg has turned WebVTT into SRT.
convert_caption() {
  printf 'WEBVTT\n\n00:01.000 --> 00:02.000\n%b\n' "$1" > captions.vtt
  ffmpeg -v error -y -i captions.vtt captions.srt
  seen=$(sed -n 3p captions.srt)
  echo "$1 -> $seen"
}

no_break_space=$(printf '\302\240')

convert_caption 'Prix&nbsp;: 5&nbsp;$ &amp; plus'
[ "$seen" = 'Prix\h: 5\h$ & plus' ]

convert_caption "Prix${no_break_space}: 5 $"
[ "$seen" = "Prix${no_break_space}: 5 $" ]
