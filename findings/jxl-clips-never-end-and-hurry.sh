#!/bin/sh
# Guess: a clip that plays twice with 60 frames a second still does so after `cjxl` and `djxl`, which are lossless.
# Seen: the pictures are the same, but JPEG XL gets no number of repeats: a GIF or APNG that plays once or twice plays
#   for ever. The times of frames are rounded down to milliseconds: 60 frames a second become 62.5, 30 become 30.3.
#   There is no warning, and WebP keeps the number.
# Who meets it: those who store stickers and short clips as JPEG XL to save space: an answer that should stop goes on
#   moving, and a minute lasts 57.6 seconds.
# What to do: keep the number of plays and the rate beside the file, or the APNG.
set -eu

missing=
for package in libjxl-tools imagemagick ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' libjxl-tools imagemagick ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The number of plays (0: for ever) and the time of the first frame of an APNG.
timing() {
  perl -0777 -ne '
    ($plays) = /acTL.{4}(.{4})/s;
    ($time, $scale) = /fcTL.{20}(..)(..)/s;
    printf "plays %d, a frame lasts %d/%d s\n", unpack("N", $plays), unpack("n", $time), unpack("n", $scale);
  ' "$1"
}

check() {
  seen=$(timing "$1")
  echo "$1: $seen"
  [ "$seen" = "$2" ]
}

for rate in 30 60; do
  ffmpeg -v error -f lavfi -i "testsrc=s=32x32:r=$rate:d=0.2" -plays 2 -f apng "$rate.png"
  cjxl "$rate.png" "$rate.jxl" 2> /dev/null
  djxl "$rate.jxl" "$rate-back.apng" 2> /dev/null
done

check 30.png 'plays 2, a frame lasts 1/30 s'
check 30-back.apng 'plays 0, a frame lasts 33/1000 s'
check 60.png 'plays 2, a frame lasts 1/60 s'
check 60-back.apng 'plays 0, a frame lasts 16/1000 s'

convert -size 32x32 -delay 50 xc:red xc:blue -loop 1 once.gif
cjxl once.gif once.jxl 2> /dev/null
djxl once.jxl once-back.apng 2> /dev/null
check once-back.apng 'plays 0, a frame lasts 50/100 s'
