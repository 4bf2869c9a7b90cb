#!/bin/sh
# Guess: the spill suppressor of frei0r ("Remove green or blue spill light from subjects shot in front of green or blue screen") takes away
#   green light that a screen throws on a face, and leaves colours alone in which there is more red than green, such as skin.
# Seen: it cuts green down to the value of blue, in every pixel. Every skin tone gets pink, with no green light on it: 198, 134, 96 becomes
#   198, 96, 96, and a dark 141, 85, 36 becomes 141, 36, 36. Blond hair gets pink, too. The same in FFmpeg, MLT and GStreamer.
#   For a blue screen (1), skin stays as it is, and so does all skin with FFmpeg's own `despill`.
# Who meets it: virtual cameras and films with a green screen: faces look sunburnt, and a swapped face gets other colours than its neck.
# What to do: FFmpeg's `despill=type=green`, or a blue screen.
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

ffmpeg_filter 0xc68660 frei0r=spillsupress
test "$seen" = '198 96 96'
ffmpeg_filter 0xe8beac frei0r=spillsupress
test "$seen" = '232 172 172'
ffmpeg_filter 0x8d5524 frei0r=spillsupress
test "$seen" = '141 36 36'
ffmpeg_filter 0xf5e6a0 frei0r=spillsupress
test "$seen" = '245 160 160'
ffmpeg_filter 0xc68660 frei0r=spillsupress:1
test "$seen" = '198 134 96'

gstreamer_filter 0xc68660 frei0r-filter-spillsupress
test "$seen" = '198 96 96'

# MLT computes in YUV on the way, so values may be off by two.
melt_filter 0xc68660 frei0r.spillsupress
test "$seen" = '197 94 95'

for colour in '0xc68660 198 134 96' '0xe8beac 232 190 172' '0x8d5524 141 85 36'; do
  ffmpeg_filter "${colour%% *}" despill=type=green
  test "$seen" = "${colour#* }"
done

# What it is made for: a skin tone with green light on it.
ffmpeg_filter 0xb4d278 despill=type=green
test "$seen" = '180 150 120'
