#!/bin/sh
# Guess: an upright film of a phone stays upright when it is copied into an MKV file: the format can store a turn, or
#   else the tool warns.
# Seen: FFmpeg 5.1 (`-c copy`) and mkvmerge 74 drop the turn without a word, and so does the way back to MP4: the film
#   lies on its side from then on. Into MOV and 3GP the turn is copied. If FFmpeg encodes the film again, also into
#   MKV, it turns the pixels, so that only the fast way is wrong.
# Who meets it: programs that keep the picture and exchange the sound or cut without loss in MKV, as recorders write
#   it, before a face is swapped: no face is found, since all of them lie on their side.
# What to do: compare width and height as shown before and after, or stay with MP4.
set -eu

missing=
for package in ffmpeg mkvtoolnix; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mkvtoolnix

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The size of the first picture as a player shows it.
show_size() {
  ffmpeg -v error -y -i "$1" -frames:v 1 shown.png
  ffprobe -v error -show_entries stream=width,height -of csv=s=x:p=0 shown.png
}

check() {
  size=$(show_size "$1")
  echo "$1: shown as $size"
  [ "$size" = "$2" ]
}

ffmpeg -v error -f lavfi -i testsrc2=s=64x48:r=10:d=0.3 -c:v libx264 -pix_fmt yuv420p lying.mp4
ffmpeg -v error -i lying.mp4 -c copy -metadata:s:v rotate=90 upright.mp4
check upright.mp4 48x64

ffmpeg -i upright.mp4 -c copy copied.mkv 2> ffmpeg.txt
mkvmerge -o merged.mkv upright.mp4 > mkvmerge.txt
ffmpeg -v error -i copied.mkv -c copy back.mp4
ffmpeg -v error -i upright.mp4 -c copy copied.mov
ffmpeg -v error -i upright.mp4 -c:v libx264 encoded.mkv

check copied.mkv 64x48
check merged.mkv 64x48
check back.mp4 64x48
check copied.mov 48x64
check encoded.mkv 48x64

if grep -i 'warning' mkvmerge.txt; then
  exit 1
fi
