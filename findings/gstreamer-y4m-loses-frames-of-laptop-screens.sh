#!/bin/sh
# Guess: `y4menc` writes frames of any width into a Y4M file, which holds the lines of each frame without gaps. Or it refuses
#   a width that it cannot write.
# Seen: at 1366 x 768, the usual size of small laptops, each line keeps the gap that GStreamer has in its memory (lines
#   begin at multiples of 4 bytes), without a word. Each frame is longer than its header says. Of three frames, FFmpeg reads
#   one, whose picture leans by two pixels more in each line, and ends with an error about the next frame. GStreamer's own
#   `y4mdec` reads one, too. The same holds for 854 x 480 and for an upright crop, 606 x 1080. Widths that are multiples of
#   8 (1280, 1920) are right.
# Who meets it: recordings of a screen and crops of a camera that go from GStreamer to x264, SVT-AV1 or a tool that rates
#   quality, which all read Y4M.
# What to do: let FFmpeg write Y4M, or `videoscale` and `videocrop` to a width that is a multiple of 8.
set -eu

missing=
for package in ffmpeg gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad; do
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

dpkg-query -W -f '${Package} ${Version}\n' gstreamer1.0-tools gstreamer1.0-plugins-good gstreamer1.0-plugins-bad ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# record WIDTH HEIGHT: three frames with an upright white line at the columns 100 to 119. As from a
# screen, they come to `y4menc` from BGRx.
record() {
  ffmpeg -v error -y -f lavfi -i "color=black:s=$1x$2:r=30,format=yuv420p,drawbox=100:0:20:$2:white:fill" -frames:v 3 \
    -f yuv4mpegpipe by-ffmpeg.y4m
  timeout 60 gst-launch-1.0 -q filesrc location=by-ffmpeg.y4m ! y4mdec ! \
    videoconvert ! video/x-raw,format=BGRx ! videoconvert ! video/x-raw,format=I420 ! y4menc ! filesink location=by-gstreamer.y4m

  frames_of by-ffmpeg
  echo "$1 x $2, ffmpeg: $bytes bytes, $frames frames, the line begins at $columns; GStreamer reads $read"
  test "$frames, $columns, $read" = '3, 100 100, 3'

  frames_of by-gstreamer
  echo "$1 x $2, y4menc: $bytes bytes, $frames frames, the line begins at $columns; GStreamer reads $read"
}

# frames_of NAME
frames_of() {
  bytes=$(wc -c < "$1.y4m")
  frames=$(ffprobe -v quiet -count_frames -show_entries stream=nb_read_frames -of csv=p=0 "$1.y4m" || true)
  columns=$(for row in 0 20; do column "$1" "$row"; done | xargs)
  rm -f read-*.raw
  timeout 60 gst-launch-1.0 -q filesrc location="$1.y4m" ! y4mdec ! multifilesink location=read-%d.raw > /dev/null 2>&1 || true
  read=$(find . -name 'read-*.raw' | wc -l)
}

# column NAME ROW: the first column that is white.
column() {
  ffmpeg -v quiet -i "$1.y4m" -frames:v 1 -vf "format=gray,crop=iw:1:0:$2:exact=1" -f rawvideo - |
    od -An -v -tu1 -w1 | awk '$1 > 128 { print NR - 1; exit }'
}

record 1366 768
test "$frames, $columns, $read" = '1, 100 140, 1'

record 854 480
test "$frames, $columns, $read" = '1, 100 140, 1'

record 606 1080
test "$frames, $columns, $read" = '1, 100 140, 1'

record 1280 720
test "$frames, $columns, $read" = '3, 100 100, 3'
