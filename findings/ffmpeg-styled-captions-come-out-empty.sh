#!/bin/sh
# Guess: FFmpeg drops the styles of a WebVTT file and converts its captions.
# Seen: if a STYLE or REGION block stands before the first caption, where the format demands it, FFmpeg finds no caption
#   at all. The SRT file is empty and the exit status is 0. A warning says that nothing was encoded, not why; at the
#   level "error", which scripts use, there is no message. A NOTE at the same place does no harm.
# Who meets it: makers of captions for a product film, whose editors write a STYLE block for speakers.
# What to do: convert a copy without STYLE and REGION blocks, and count the captions afterwards.
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

# Prints how many captions are left of a file that has one, with the given block before it.
captions_after() {
  printf 'WEBVTT\n\n%b\n\n00:01.000 --> 00:02.500\nHello\n' "$1" > captions.vtt
  ffmpeg -v error -y -i captions.vtt captions.srt 2> messages
  count=$(grep -c -e '-->' captions.srt || true)
  printf "%s: %s caption(s), messages: '%s'\n" "$1" "$count" "$(cat messages)"
}

captions_after 'NOTE a remark'
[ "$count" -eq 1 ]

for block in 'STYLE\n::cue { color: yellow }' 'REGION\nid:left\nwidth:40%%'; do
  captions_after "$block"
  [ "$count" -eq 0 ]
  [ ! -s messages ]
done
