#!/bin/sh
# Guess: what was cut off at the beginning of a film stays off when the film is copied into another format.
# Seen: a cut without loss keeps the picture before the cut in the MP4 file, since it is needed for decoding, and marks
#   it as not to be shown. Copied into MP4 or MOV again, the mark stays. Copied into MKV or TS, also by mkvmerge, the
#   mark is lost without a warning, and the film begins with what was cut off.
# Who meets it: those who cut the moment before a face was swapped, or before the camera was ready, and keep the result
#   as MKV: it can be seen again.
# What to do: encode a film again whose beginning is private, and compare the durations before and after.
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

# Seconds, and pictures that a player shows.
measure() {
  seconds=$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$1")
  pictures=$(ffmpeg -v error -i "$1" -map 0:v -f framecrc - | grep -c '^0,')
  echo "$(printf '%.0f' "$seconds") s, $pictures pictures"
}

check() {
  seen=$(measure "$1")
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

# A film of four seconds that can be entered every two seconds, and its last three seconds.
ffmpeg -v error -f lavfi -i testsrc2=s=64x48:r=25:d=4 -c:v libx264 -g 50 -pix_fmt yuv420p whole.mp4
ffmpeg -v error -ss 1 -i whole.mp4 -c copy cut.mp4

ffmpeg -v error -i cut.mp4 -c copy copied.mp4
ffmpeg -v error -i cut.mp4 -c copy copied.mov
ffmpeg -i cut.mp4 -c copy copied.mkv 2> ffmpeg.txt
ffmpeg -v error -i cut.mp4 -c copy copied.ts
mkvmerge -o merged.mkv cut.mp4 > mkvmerge.txt
ffmpeg -v error -i cut.mp4 -c:v libx264 encoded.mkv

check whole.mp4 '4 s, 100 pictures'
check cut.mp4 '3 s, 75 pictures'
check copied.mp4 '3 s, 75 pictures'
check copied.mov '3 s, 75 pictures'
check copied.mkv '4 s, 100 pictures'
check merged.mkv '4 s, 100 pictures'
check copied.ts '4 s, 100 pictures'
check encoded.mkv '3 s, 75 pictures'

if grep -i 'warning' mkvmerge.txt; then
  exit 1
fi
