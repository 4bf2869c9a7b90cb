#!/bin/sh
# Guess: HandBrake, which by default leaves the frame rate "variable, same as source", and with `--vfr` too, makes a film of
#   a GIF whose pictures have the same times.
# Seen: pictures of 0.5 s and fourteen times 0.1 s are 0.127 s each, and pictures of 1, 2 and 1 s are 1.333 s each. With
#   1 s and fourteen times 0.1 s the times are right: HandBrake levels times that it takes for inexact ones. A last
#   picture of 2 s behind fourteen of 0.1 s has 0.227 s. An MP4 film with the same times is levelled as well. FFmpeg keeps
#   the first ones.
# Who meets it: those who make films of GIFs and recordings of screens: a face that looks at you and then blinks has no
#   rest any more, and short clips go on at once.
# What to do: write each picture as often as its time says before: `ffmpeg -i in.gif -r 50 …`, then HandBrake.
set -eu

missing=
for package in ffmpeg handbrake-cli imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' handbrake-cli ffmpeg imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# draw DELAY...: pictures of the given hundredths of a second, each a little greener.
draw() {
  green=10
  set -- "$@" end
  pictures=

  while [ "$1" != end ]; do
    pictures="$pictures -delay $1 xc:rgb(100,$green,50)"
    green=$((green + 10))
    shift
  done

  # shellcheck disable=SC2086 # several words
  convert -size 64x64 $pictures -loop 0 in.gif
}

# durations FILE: of each picture, in thousandths of a second.
durations() {
  ffprobe -v error -select_streams v -show_entries packet=pts_time,duration_time -of csv=p=0 "$1" | sort -n |
    awk -F, 'NR > 1 { printf "%.0f ", ($1 - before) * 1000 } { before = $1; last = $2 } END { printf "%.0f", last * 1000 }'
}

by_handbrake() {
  HOME=$work timeout 120 HandBrakeCLI -i "$1" -o out.mp4 -e x264 --encoder-profile baseline --crop 0:0:0:0 "$2" \
    > log.txt 2>&1 < /dev/null
  seen=$(durations out.mp4)
  echo "HandBrake $2: $seen"
}

by_ffmpeg() {
  ffmpeg -v error -y -i in.gif -vsync vfr -enc_time_base 1/100 -c:v libx264 -bf 0 -pix_fmt yuv420p film.mp4
  ffmpeg=$(durations film.mp4)
  echo "FFmpeg: $ffmpeg"
}

tenths='10 10 10 10 10 10 10 10 10 10 10 10 10 10'
right='100 100 100 100 100 100 100 100 100 100 100 100 100'
levelled='127 127 127 127 127 127 127 127 127 127 127 127 127 127 127'

# shellcheck disable=SC2086 # several words
draw 50 $tenths
by_ffmpeg
test "$ffmpeg" = "500 $right 100"

for option in --vfr --verbose=0; do
  by_handbrake in.gif "$option"
  test "$seen" = "$levelled"
done

by_handbrake film.mp4 --vfr
test "$seen" = "$levelled"

draw 100 200 100
by_ffmpeg
test "$ffmpeg" = '1000 2000 1000'
by_handbrake in.gif --vfr
test "$seen" = '1333 1333 1333'

# shellcheck disable=SC2086 # several words
draw 100 $tenths
by_handbrake in.gif --vfr
test "$seen" = "1000 $right 160"

# shellcheck disable=SC2086 # several words
draw $tenths 200
by_handbrake in.gif --vfr
test "$seen" = "100 $right 227"

# What helps: the pictures are repeated before.
# shellcheck disable=SC2086 # several words
draw 50 $tenths
ffmpeg -v error -y -i in.gif -r 50 -c:v libx264 -pix_fmt yuv420p film.mp4
by_handbrake film.mp4 --vfr
test "$(echo "$seen" | tr ' ' '\n' | sort | uniq -c | xargs)" = '95 20'
