#!/bin/sh
# Guess: a filter that changes the loudness leaves the sample rate as it is.
# Seen: `loudnorm` works on 192,000 samples per second to find peaks between two samples, and hands its work on as it
#   is. A WAV file is four times as large. AAC, which knows no such rate, gets 96,000.
# Who meets it: those who bring clips of several sources to one loudness: browsers and joined films expect 48,000.
# What to do: add `-ar 48000`.
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -version | head -n 1

check() {
  seen=$(ffprobe -v error -show_entries stream=sample_rate -of csv=p=0 "$1")
  echo "$1: $seen samples per second"
  [ "$seen" = "$2" ]
}

ffmpeg -v error -f lavfi -i sine=r=48000:d=5 -ac 2 -c:a pcm_s16le before.wav
ffmpeg -v error -i before.wav -af loudnorm after.wav
ffmpeg -v error -i before.wav -af loudnorm after.m4a
ffmpeg -v error -i before.wav -af loudnorm -ar 48000 resampled.wav

check before.wav 48000
check after.wav 192000
check after.m4a 96000
check resampled.wav 48000

[ "$(wc -c < after.wav)" -gt $((3 * $(wc -c < before.wav))) ]
