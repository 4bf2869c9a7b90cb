#!/bin/sh
# Guess: a GIF that FFmpeg writes from a GIF, or a WebP or APNG, shows each frame as long as before.
# Seen: the last frame, where a clip pauses before it starts again, gets the time of the frame before it: of 0.1, 0.1
#   and 2 seconds are left 0.1, 0.1 and 0.1, although FFprobe reads 2.2 seconds from the GIF. A WebM lasts 0.3 seconds
#   as well. Only MP4 keeps the pause, since FFmpeg repeats the last picture there until the time is over. gif2webp and
#   sharp keep it.
# Who meets it: programs that swap a face in a GIF or make a sticker of it: the joke at the end cannot be read any
#   more.
# What to do: convert with gif2webp or sharp, or set the last delay afterwards (`gifsicle -b clip.gif -d200 '#-1'`).
set -eu

missing=
for package in ffmpeg imagemagick webp; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick webp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints the durations of a GIF in hundredths of a second, of a WebP in milliseconds, and of a video in seconds.
list_times() {
  case $1 in
    *.gif) identify -format '%T ' "$1" ;;
    *.webp) webpinfo "$1" | awk '/Duration/ { printf "%s ", $2 }' ;;
    *) ffprobe -v error -show_entries format=duration -of csv=p=0 "$1" ;;
  esac
}

check() {
  times=$(list_times "$1" | sed 's/ *$//')
  echo "$1: $times"
  [ "$times" = "$2" ]
}

convert -size 64x48 -delay 10 xc:red xc:green -delay 200 xc:blue -loop 0 clip.gif
check clip.gif '10 10 200'

ffmpeg -v error -i clip.gif by-ffmpeg.gif
ffmpeg -v error -i clip.gif by-ffmpeg.webp
ffmpeg -v error -i clip.gif by-ffmpeg.webm
ffmpeg -v error -i clip.gif -pix_fmt yuv420p by-ffmpeg.mp4
gif2webp -quiet clip.gif -o by-gif2webp.webp

check by-ffmpeg.gif '10 10 10'
check by-ffmpeg.webp '100 100 100'
check by-ffmpeg.webm 0.300000
check by-ffmpeg.mp4 2.200000
check by-gif2webp.webp '100 100 2000'
