#!/bin/sh
# Guess: the frame rate that OpenCV gives for a GIF is the number of its pictures by its time: two pictures of 3 seconds each
#   have a rate of 0.33, and three of 0.1, 0.5 and 2 seconds one of 1.15.
# Seen: two pictures have a rate of 100, whatever their times are: written again with this rate, the 6 seconds of a wink
#   last 0.02. Three of 0.1, 0.5 and 2 seconds have 0.5 and last 6 seconds for 2.6, and four of 0.5, 0.1, 0.1 and 0.1 have
#   10 and last 0.4 for 0.8. FFmpeg, which OpenCV asks, guesses rates, and has no guess for two pictures. The times of
#   frames (`CAP_PROP_POS_MSEC`) are right. What is transparent is white.
# Who meets it: scripts that swap faces picture by picture and write as many per second as they were told: short GIFs, as
#   of a wink, flash by.
# What to do: read `CAP_PROP_POS_MSEC` behind each frame, and write a file with times, or repeat frames.
set -eu

missing=
for package in imagemagick python3-opencv; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick python3-opencv libavformat59

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > copy.py <<'PY'
"""Reads a GIF, writes its frames with the rate that OpenCV gives, and prints what came of it."""

import cv2

film = cv2.VideoCapture("in.gif", cv2.CAP_FFMPEG)
rate = film.get(cv2.CAP_PROP_FPS)
size = int(film.get(cv2.CAP_PROP_FRAME_WIDTH)), int(film.get(cv2.CAP_PROP_FRAME_HEIGHT))
copy = cv2.VideoWriter("copy.avi", cv2.CAP_FFMPEG, cv2.VideoWriter_fourcc(*"MJPG"), rate, size)
times = []

while True:
    there, frame = film.read()

    if not there:
        break

    times.append(round(film.get(cv2.CAP_PROP_POS_MSEC)))
    copy.write(frame)
    corner = frame[0, 0].tolist()

copy.release()
print(f"rate {rate:g}, times {times}, copy of {len(times) / rate:g} s, corner {corner}")
PY

# look DELAY...: a GIF with the given hundredths of a second.
look() {
  delays=$*
  red=0
  pictures=

  for delay in "$@"; do
    red=$((red + 40))
    pictures="$pictures -delay $delay xc:rgb($red,100,50)"
  done

  # shellcheck disable=SC2086 # several words
  convert -size 64x64 $pictures -loop 0 in.gif
  seen=$(/usr/bin/python3 copy.py)
  echo "hundredths of a second $delays: $seen"
}

look 20 20 20 20
test "${seen%, corner*}" = 'rate 5, times [0, 200, 400, 600], copy of 0.8 s'

look 20 20
test "${seen%, corner*}" = 'rate 100, times [0, 200], copy of 0.02 s'

look 300 300
test "${seen%, corner*}" = 'rate 100, times [0, 3000], copy of 0.02 s'

look 10 50 200
test "${seen%, corner*}" = 'rate 0.5, times [0, 100, 600], copy of 6 s'

look 50 10 10 10
test "${seen%, corner*}" = 'rate 10, times [0, 500, 600, 700], copy of 0.4 s'

convert -dispose background -delay 20 -size 64x64 xc:none -fill red -draw 'rectangle 9,9 50,50' \( -clone 0 -flop \) \
  -loop 0 in.gif
seen=$(/usr/bin/python3 copy.py)
echo "a square on nothing: $seen"
test "${seen##*corner }" = '[255, 255, 255]'
