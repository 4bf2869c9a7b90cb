#!/bin/sh
# Guess: `ges-launch-1.0 +clip face.png duration=2` shows a picture for two seconds, as `duration=2.0` in the examples of its manual does.
# Seen: for one frame. A number without a decimal point is in nanoseconds, one with a point in seconds: 2 is 0.000000002 s and 2.0 is 2 s. The same
#   goes for `start` and `inpoint`: with `start=1`, a second picture begins with the first one instead of a second later. The exit status is 0, and
#   there is no warning.
# Who meets it: scripts that join clips and pictures by GStreamer, where a language such as JavaScript writes 2.0 as 2: films of 2.5 seconds
#   are right, and those of 2 seconds are one frame.
# What to do: a decimal point in each time (`toFixed(3)`).
set -eu

missing=
for package in ffmpeg ges1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad; do
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

dpkg-query -W -f '${Package} ${Version}\n' ges1.0-tools ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -v error -f lavfi -i color=0xC68660:s=320x180 -frames:v 1 face.png

# count EXPECTED CLIP...: the number of frames, at 30 per second, of a film that is made of clips.
count() {
  expected=$1
  shift
  timeout 60 ges-launch-1.0 --track-types=video "$@" -o "file://$work/film.webm" -f video/webm:video/x-vp8 > ges.log 2>&1
  frames=$(ffprobe -v error -count_frames -show_entries stream=nb_read_frames -of csv=p=0 film.webm)
  echo "$*: $frames frames"
  test "$frames" = "$expected"
}

count 1 +clip face.png duration=2
count 60 +clip face.png duration=2.0
count 75 +clip face.png duration=2.5
count 60 +clip face.png duration=2000000000
count 60 +clip face.png start=0.0 duration=1.0 +clip face.png start=1.0 duration=1.0
# One second and one nanosecond, as the clips are above each other.
count 31 +clip face.png start=0.0 duration=1.0 layer=0 +clip face.png start=1 duration=1.0 layer=1
