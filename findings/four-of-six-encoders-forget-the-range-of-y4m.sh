#!/bin/sh
# Guess: programs that read Y4M films read all of their header, also `XCOLORRANGE=FULL`, which FFmpeg writes for films of phones and
#   Motion JPEG cameras (0 to 255 instead of 16 to 235): six encoders with an option or a field for the range pass it on.
# Seen: x264 and aomenc do. vpxenc, x265, rav1e and SVT-AV1 keep the numbers and drop the label, or write that they are limited, without a
#   word: a skin tone of 198, 134, 96 is shown as 209, 136, 93, and white, black and dark hair lose their details. Of the decoders that
#   write Y4M, aomdec names the range, while dav1d, vpxdec and MPlayer don't, so that a film which is right is wrong behind them.
# Who meets it: faces that are encoded by the encoder itself, with frames from a pipe, and comparisons of codecs by such files.
# What to do: name the range to the encoder (x265 and rav1e: `--range full`, SVT-AV1: `--color-range 1`), or make the frames limited
#   before (FFmpeg: `-vf scale=out_range=limited`), which is the only way for vpxenc.
set -eu

missing=
for package in vpx-tools aom-tools x264 x265 rav1e svt-av1 dav1d mplayer ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' vpx-tools aom-tools x264 x265 rav1e svt-av1 dav1d mplayer ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# colour FILE: its skin tone in RGB, with the matrix that small films have.
colour() {
  ffmpeg -v error -i "$1" -frames:v 1 -vf scale=in_color_matrix=bt601,format=rgb24,crop=1:1 -f rawvideo - |
    od -An -tu1 | xargs
}

# expect FILE COLOUR: the range by its label, and the colour.
expect() {
  seen=$(colour "$1")
  echo "$1: $seen, range $(ffprobe -v error -show_entries stream=color_range -of csv=p=0 "$1")"
  test "$seen" = "$2"
}

right='198 134 95'
wrong='209 136 93'

# Three frames of one skin tone, with values from 0 to 255.
ffmpeg -v error -f lavfi -i color=0xc68660:s=64x64:r=25 -frames:v 3 -vf scale=out_range=full,format=yuvj420p \
  -strict -1 -f yuv4mpegpipe film.y4m
head -n 1 film.y4m
expect film.y4m "$right"

{
  x264 --qp 0 -o x264.264 film.y4m
  aomenc --lossless=1 --cpu-used=8 --ivf -o aomenc.ivf film.y4m
  vpxenc --codec=vp9 --lossless=1 -o vpxenc.webm film.y4m
  x265 --lossless --input film.y4m -o x265.hevc
  rav1e --speed 10 --quantizer 1 -y -o rav1e.ivf film.y4m
  SvtAv1EncApp -i film.y4m --preset 12 --crf 1 -b svt.ivf
  x265 --lossless --range full --input film.y4m -o x265-full.hevc
  rav1e --speed 10 --quantizer 1 --range Full -y -o rav1e-full.ivf film.y4m
  SvtAv1EncApp -i film.y4m --preset 12 --crf 1 --color-range 1 -b svt-full.ivf
} > log.txt 2>&1

expect x264.264 "$right"
expect aomenc.ivf "$right"
expect vpxenc.webm "$wrong"
expect x265.hevc "$wrong"
expect rav1e.ivf "$wrong"
expect svt.ivf "$wrong"
expect x265-full.hevc "$right"
expect rav1e-full.ivf "$right"
expect svt-full.ivf "$right"

# The other way: films whose label is right.
ffmpeg -v error -i film.y4m -c:v libvpx-vp9 -lossless 1 -color_range pc vp9.webm
expect vp9.webm "$right"

{
  aomdec -o aomdec.y4m aomenc.ivf
  dav1d -i aomenc.ivf -o dav1d.y4m
  vpxdec -o vpxdec.y4m vp9.webm
  mplayer -vo yuv4mpeg:file=mplayer.y4m -nosound x264.264
} > log.txt 2>&1 < /dev/null

expect aomdec.y4m "$right"
expect dav1d.y4m "$wrong"
expect vpxdec.y4m "$wrong"
expect mplayer.y4m "$wrong"
