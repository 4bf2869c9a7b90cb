#!/bin/sh
# Guess: FFmpeg, which writes a WebM with transparency, also reads it: the converted clip is as transparent as before.
# Seen: its own decoder for VP9 knows no transparency and says nothing: a sticker becomes opaque, with what was hidden
#   behind it, whatever it is converted to. "ffprobe" names the pixels "yuv420p", only the tag `alpha_mode` tells. With
#   `-c:v libvpx-vp9` in front of the input, the same file is transparent.
# Who meets it: programs that turn a WebM of a cut-out face into a sticker for messengers, which want WebP or GIF.
# What to do: name the decoder wherever `alpha_mode` is 1.
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

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints the alpha value of the first pixel of a video; further arguments stand in front of the input.
read_alpha() {
  ffmpeg -v error -y "$@" -i sticker.webm -frames:v 1 -f rawvideo -pix_fmt rgba picture.rgba
  od -A n -t u1 -j 3 -N 1 picture.rgba | tr -d ' '
}

ffmpeg -v error -f lavfi -i color=c=red@0.0:s=64x64:r=10:d=0.3,format=yuva420p -c:v libvpx-vp9 sticker.webm

alone=$(read_alpha)
named=$(read_alpha -c:v libvpx-vp9)
pixels=$(ffprobe -v error -show_entries stream=pix_fmt -of default=nw=1:nk=1 sticker.webm)
mode=$(ffprobe -v error -show_entries stream_tags=alpha_mode -of default=nw=1:nk=1 sticker.webm)

echo "alpha of a transparent pixel: $alone; with the decoder named: $named; ffprobe: $pixels, alpha_mode $mode"
[ "$alone" -eq 255 ]
[ "$named" -eq 0 ]
[ "$pixels" = yuv420p ]
[ "$mode" -eq 1 ]
