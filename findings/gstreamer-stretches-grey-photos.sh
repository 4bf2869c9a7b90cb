#!/bin/sh
# Guess: a grey photo has the same greys in GStreamer, whether its PNG file stores one or three bytes for a pixel, and a grey
#   picture of a film has 255 for white.
# Seen: a photo with one byte loses its lights and shadows in a film: 235 becomes 255, 30 becomes 16, and 128 becomes 130. With
#   three bytes for the same grey, each is right. `videoconvert` copies greys from 0 to 255 into I420, and says 16 to 235.
#   It copies them back as well: a film in GRAY8 has 235 for white and 16 for black. FFmpeg converts the same files right.
# Who meets it: old photos and masks in films and streams, and programs that look for faces in grey frames of a camera: the
#   same face has less contrast than in a photo.
# What to do: `videoconvert ! video/x-raw,format=RGB ! videoconvert` between grey and film, in both directions.
set -eu

missing=
for package in ffmpeg gstreamer1.0-plugins-good gstreamer1.0-plugins-ugly gstreamer1.0-tools imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gstreamer1.0-plugins-base imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

first() {
  od -An -v -tu1 -N1 "$1" | tr -d ' '
}

# draw GREY: one.png with one byte for each pixel, and three.png with three.
draw() {
  convert -size 64x64 "xc:rgb($1,$1,$1)" -depth 8 -define png:color-type=0 one.png
  convert -size 64x64 "xc:rgb($1,$1,$1)" PNG24:three.png
}

pipe() {
  timeout 60 gst-launch-1.0 -q "$@" > log.txt 2>&1
}

# shown FILE: the grey of the first frame of a film in a player.
shown() {
  ffmpeg -v error -y -i "$1" -frames:v 1 -pix_fmt rgb24 -f rawvideo shown.raw
  first shown.raw
}

# look GREY: this grey of a photo in films of GStreamer and FFmpeg.
look() {
  draw "$1"
  seen=

  for file in one three; do
    pipe filesrc "location=$file.png" ! pngdec ! videoconvert ! video/x-raw,format=I420 ! filesink location=frame.raw
    pipe filesrc "location=$file.png" ! pngdec ! videoconvert ! video/x-raw,format=I420 ! \
      x264enc pass=quant quantizer=1 ! video/x-h264,stream-format=byte-stream ! filesink location=film.h264
    ffmpeg -v error -y -i "$file.png" -c:v libx264 -qp 0 -pix_fmt yuv420p by-ffmpeg.mp4
    seen="$seen $(first frame.raw),$(shown film.h264),$(shown by-ffmpeg.mp4)"
  done

  echo "grey of $1: luma, film and film of FFmpeg with one byte and with three:$seen"
}

look 30
test "$seen" = ' 30,16,30 41,29,30'

look 128
test "$seen" = ' 128,130,128 126,128,128'

look 235
test "$seen" = ' 235,255,235 217,234,235'

# back GREY [ELEMENT...]: a film of this grey, as GRAY8.
back() {
  draw "$1"
  shift
  pipe filesrc location=three.png ! pngdec ! videoconvert ! video/x-raw,format=I420 ! videoconvert ! "$@" \
    video/x-raw,format=GRAY8 ! filesink location=grey.raw
  seen=$(first grey.raw)
  echo "from I420 to GRAY8 $*: $seen"
}

back 255
test "$seen" = 235

back 0
test "$seen" = 16

back 255 video/x-raw,format=RGB ! videoconvert !
test "$seen" = 253

back 0 video/x-raw,format=RGB ! videoconvert !
test "$seen" = 0

# What helps in the other direction.
draw 235
pipe filesrc location=one.png ! pngdec ! videoconvert ! video/x-raw,format=RGB ! videoconvert ! video/x-raw,format=I420 ! \
  filesink location=frame.raw
echo "235 by RGB into I420: $(first frame.raw)"
test "$(first frame.raw)" = 217
