#!/bin/sh
# Guess: a JPEG picture that GStreamer takes of a camera (I420, NV12 or YUY2 with values from 16 to 235) has its black and white.
# Seen: black is 16, 16, 16 and white 235, 235, 235, a grey veil over each picture: `jpegenc` writes the values as they are, and
#   in JPEG files they go from 0 to 255. `videoconvert` in front of it changes nothing, not even with the colorimetry of JPEG
#   (1:4:0:0) named. FFmpeg's encoder, given the same frames by ffmpeg, writes 0 and 255.
# Who meets it: snapshots and previews of cameras, and streams of Motion JPEG: faces are paler, and a model sees less contrast.
# What to do: `videoconvert ! video/x-raw,format=RGB ! jpegenc`, which is right but for 1 or 2.
set -eu

missing=
for package in ffmpeg imagemagick gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad; do
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

dpkg-query -W -f '${Package} ${Version}\n' gstreamer1.0-tools gstreamer1.0-plugins-good ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A frame whose left half is black and whose right half is white.
ffmpeg -v error -f lavfi -i 'color=black:s=32x32,drawbox=16:0:16:32:white:fill,format=yuv420p' -frames:v 1 -f rawvideo camera.yuv
echo "in the frame: $(head -c 32 camera.yuv | od -An -v -tu1 -w1 | uniq | xargs)"

# take NAME ELEMENTS
take() {
  # shellcheck disable=SC2086 # several elements
  timeout 20 gst-launch-1.0 -q filesrc location=camera.yuv blocksize=1536 ! \
    rawvideoparse format=i420 width=32 height=32 framerate=25/1 colorimetry=bt601 ! $2 ! filesink location="$1.jpg"

  by_ffmpeg=$(ffmpeg -v error -i "$1.jpg" -pix_fmt rgb24 -f rawvideo - | colours)
  by_imagemagick=$(convert "$1.jpg" -depth 8 rgb:- | colours)
  echo "$2: $by_ffmpeg by FFmpeg, $by_imagemagick by ImageMagick"
}

# The red of the first row, at the middle of each half.
colours() {
  head -c 96 | od -An -v -tu1 -w3 | awk 'NR == 8 || NR == 24 { print $1 }' | xargs
}

take plain 'jpegenc quality=100'
test "$by_ffmpeg, $by_imagemagick" = '16 235, 16 235'

take converted 'videoconvert ! jpegenc quality=100'
test "$by_ffmpeg, $by_imagemagick" = '16 235, 16 235'

take named 'videoconvert ! video/x-raw,colorimetry=1:4:0:0 ! jpegenc quality=100'
test "$by_ffmpeg, $by_imagemagick" = '16 235, 16 235'

take rgb 'videoconvert ! video/x-raw,format=RGB ! jpegenc quality=100'
test "$by_ffmpeg, $by_imagemagick" = '0 253, 0 253'

ffmpeg -v error -f rawvideo -pix_fmt yuv420p -s 32x32 -i camera.yuv -q:v 1 ffmpeg.jpg
by_imagemagick=$(convert ffmpeg.jpg -depth 8 rgb:- | colours)
echo "ffmpeg: $by_imagemagick by ImageMagick"
test "$by_imagemagick" = '0 255'
