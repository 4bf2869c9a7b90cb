#!/bin/sh
# Guess: silence, all samples of which are zero, stays silence when SoX writes it with fewer bits.
# Seen: SoX adds noise of one step wherever bits are removed, and does not except silence: every fourth sample is not
#   zero. A search for silent parts finds none, a lossless file is no longer small, and two files that were equal
#   differ. With `-D`, and in FFmpeg, all samples are zero.
# Who meets it: those who take the sound of a clip to 16 bits and look for pauses, or compare files.
# What to do: `sox -D`.
set -eu

missing=
for package in ffmpeg sox; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg sox

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -v error -f lavfi -i anullsrc=r=48000:cl=mono -t 1 -c:a pcm_s24le silence.wav

sox silence.wav -b 16 sox.wav
sox -D silence.wav -b 16 without.wav
ffmpeg -v error -i silence.wav -c:a pcm_s16le ffmpeg.wav

# Tells whether at least one of 48,000 samples is not zero.
check() {
  seen=silence
  if sox "$1" -t s16 - | od -An -v -t d2 | grep -q '[1-9]'; then seen=noise; fi
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

check sox.wav noise
check without.wav silence
check ffmpeg.wav silence
