#!/bin/sh
# Guess: the white balance of frei0r without a value leaves colours as they are, since the neutral colour, "that should be white", is white
#   by default: its description says so in GStreamer. FFmpeg says that a filter without parameters uses their defaults.
# Seen: in FFmpeg and MLT, every picture becomes black, as the filter computes its factors only when a colour is set: with white, written
#   out, all colours stay as they are. GStreamer sets each default, and is right. The other filters of frei0r that have a neutral
#   value by default (brightness, contrast, levels, curves of three points) leave the picture alone without a value.
# Who meets it: chains of filters for cameras, which users switch on before they choose a colour, and project files without the value.
# What to do: name the colour: `frei0r=balanc0r:1/1/1`.
set -eu

missing=
for package in ffmpeg frei0r-plugins melt gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-bad; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg frei0r-plugins melt gstreamer1.0-plugins-bad

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Without a screen, as on a server.
unset DISPLAY WAYLAND_DISPLAY

# ffmpeg_filter COLOUR FILTER: what becomes of a picture of this colour.
ffmpeg_filter() {
  seen=$(ffmpeg -nostdin -v error -f lavfi -i "color=$1:s=64x64,format=rgba" -vf "$2" -frames:v 1 -f rawvideo -pix_fmt rgb24 - |
    od -An -tu1 -N3 | xargs)
  echo "$1, FFmpeg, $2: $seen"
}

# melt_filter COLOUR FILTER: the same in MLT, which Kdenlive uses.
melt_filter() {
  rm -f film.mkv
  timeout 60 melt -silent -profile square_pal "color:$1ff" out=1 -filter "$2" \
    -consumer avformat:film.mkv vcodec=ffv1 pix_fmt=gbrp an=1 real_time=-1 > log.txt 2>&1 < /dev/null
  seen=$(ffmpeg -nostdin -v error -i film.mkv -frames:v 1 -vf format=rgb24,crop=1:1 -f rawvideo - | od -An -tu1 | xargs)
  echo "$1, melt, $2: $seen"
}

# gstreamer_filter COLOUR ELEMENT: the same in GStreamer.
gstreamer_filter() {
  timeout 60 gst-launch-1.0 -q videotestsrc num-buffers=1 pattern=solid-color "foreground-color=0xff${1#0x}" \
    ! video/x-raw,format=BGRA,width=64,height=64 ! videoconvert ! "$2" ! videoconvert ! video/x-raw,format=RGB \
    ! filesink location=picture.rgb
  seen=$(od -An -tu1 -N3 picture.rgb | xargs)
  echo "$1, GStreamer, $2: $seen"
}

ffmpeg_filter 0xc68660 frei0r=balanc0r
test "$seen" = '0 0 0'
ffmpeg_filter 0xffffff frei0r=balanc0r
test "$seen" = '0 0 0'
ffmpeg_filter 0xc68660 frei0r=balanc0r:1/1/1
test "$seen" = '198 134 96'

for name in brightness contrast0r levels three_point_balance; do
  ffmpeg_filter 0xc68660 "frei0r=$name"
  test "$seen" = '198 134 96'
done

gstreamer_filter 0xc68660 frei0r-filter-white-balance
test "$seen" = '198 134 96'

melt_filter 0xc68660 frei0r.balanc0r
test "$seen" = '0 0 0'
melt_filter 0xffffff frei0r.balanc0r
test "$seen" = '0 0 0'
melt_filter 0xffffff frei0r.contrast0r
test "$seen" = '255 255 255'
