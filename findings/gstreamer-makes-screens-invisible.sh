#!/bin/sh
# Guess: a recorded screen, which has no opacity (`BGRx`, a byte for each of three colours and one without use), is opaque
#   once `videoconvert` of GStreamer makes `RGBA` of it.
# Seen: the byte without use becomes the opacity. X servers fill it with 0: the screen is fully transparent. In `compositor`,
#   in front of a picture in RGBA, BGRA or AYUV, it is not there at all, without a word; in front of one in I420 it is.
#   Effects that fill this byte with 0, such as `exclusion`, `solarize` and `edgetv`, do the same to a film or a camera.
#   FFmpeg makes 255 of it. `alpha-mode=set alpha-value=1` of `videoconvert` changes nothing.
# Who meets it: those who show a face or a frame above a recorded screen, or put an effect on a camera: as soon as one part
#   is a sticker with transparent parts, the screen is gone.
# What to do: `videoconvert ! video/x-raw,format=RGB ! videoconvert`, which drops the byte.
set -eu

missing=
for package in ffmpeg gstreamer1.0-plugins-bad gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-tools \
  gstreamer1.0-x x11-xserver-utils xvfb; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gstreamer1.0-plugins-base gstreamer1.0-plugins-bad xvfb

work=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server"; rm -rf "$work"' EXIT
cd "$work"

# The server writes the number of the display that it has found.
mkfifo display
Xvfb -displayfd 3 -screen 0 320x240x24 -noreset 3> display > log.txt 2>&1 &
server=$!
read -r number < display
DISPLAY=:$number
export DISPLAY
xsetroot -solid '#c68660'

screen='ximagesrc num-buffers=3 use-damage=false show-pointer=false'

# pixel FILE: the four numbers of the first one.
pixel() {
  od -An -v -tu1 -N4 "$1" | awk '{ print $1 "," $2 "," $3 "," $4 }'
}

# convert ELEMENTS...: an element that makes RGBA of a source.
convert() {
  timeout 60 gst-launch-1.0 -q "$@" ! video/x-raw,format=RGBA ! filesink location=pixels.raw
  seen=$(pixel pixels.raw)
  echo "$*: $seen"
}

# shellcheck disable=SC2086 # several words
timeout 60 gst-launch-1.0 -q $screen ! filesink location=screen.raw
echo "screen, as BGRx: $(pixel screen.raw)"
test "$(pixel screen.raw)" = 96,134,198,0

# shellcheck disable=SC2086 # several words
convert $screen ! videoconvert
test "$seen" = 198,134,96,0

ffmpeg -v error -f x11grab -video_size 320x240 -i "$DISPLAY" -frames:v 1 -pix_fmt rgba -f rawvideo by-ffmpeg.raw
echo "FFmpeg: $(pixel by-ffmpeg.raw)"
test "$(pixel by-ffmpeg.raw)" = 198,134,96,255

# shellcheck disable=SC2086 # several words
convert $screen ! videoconvert alpha-mode=set alpha-value=1
test "$seen" = 198,134,96,0

# shellcheck disable=SC2086 # several words
convert $screen ! videoconvert ! video/x-raw,format=RGB ! videoconvert
test "$seen" = 198,134,96,255

for effect in exclusion solarize edgetv; do
  convert videotestsrc pattern=red num-buffers=1 ! video/x-raw,format=I420 ! videoconvert ! "$effect" ! videoconvert
  test "${seen##*,}" = 0
done

convert videotestsrc pattern=red num-buffers=1 ! video/x-raw,format=I420 ! videoconvert ! burn ! videoconvert
test "${seen##*,}" = 255

# behind FORMAT [ELEMENT...]: the screen in front of a larger blue picture of this format.
behind() {
  format=$1
  shift

  timeout 60 gst-launch-1.0 -q compositor name=both ! video/x-raw,width=640,height=240,framerate=25/1 ! videoconvert ! \
    video/x-raw,format=RGBA ! filesink location=frames.raw \
    videotestsrc pattern=blue num-buffers=3 ! "video/x-raw,width=640,height=240,framerate=25/1,format=$format" ! \
    both.sink_0 \
    filesrc location=screen.raw ! rawvideoparse format=bgrx width=320 height=240 framerate=25/1 ! "$@" videoconvert ! \
    both.sink_1
  seen=$(pixel frames.raw)
  echo "blue in $format, $* the screen above it: $seen"
}

behind I420
test "$seen" = 193,130,92,255

behind RGBA
test "$seen" = 0,0,255,255

behind BGRA
test "$seen" = 0,0,255,255

behind AYUV
test "$seen" = 0,0,253,255

behind RGBA videoconvert ! video/x-raw,format=RGB !
test "$seen" = 198,134,96,255
