#!/bin/sh
# Guess: GStreamer turns the frames of a Motion JPEG camera, with values from 0 to 255, into NV12 or I420 with values from 16 to
#   235, if this colorimetry (bt601) is named: white becomes 235.
# Seen: white stays 255 and black 0, with the new label on it. `videoconvert` changes the layout of the samples and not their
#   range. What reads them takes 16 for black and 235 for white: all that is darker or lighter is lost, and a skin tone of 239,
#   208, 180 is read as 255, 223, 190. By way of RGB, it is nearly right.
# Who meets it: cameras, which send Motion JPEG at their full size, on their way to a virtual camera or an encoder.
# What to do: `jpegdec ! videoconvert ! video/x-raw,format=RGB ! videoconvert ! video/x-raw,format=NV12,colorimetry=bt601`.
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

# sample COLOUR FORMATS: the first value of a frame of this colour, in the last of the formats.
sample() {
  convert -size 32x32 "xc:$1" -type TrueColor -sampling-factor 2x2 -quality 100 camera.jpg
  # shellcheck disable=SC2086 # several elements
  timeout 20 gst-launch-1.0 -q filesrc location=camera.jpg ! jpegdec ! $2 ! filesink location=out.raw
  head -c 1 out.raw | od -An -tu1 | xargs
}

nv12='videoconvert ! video/x-raw,format=NV12,colorimetry=bt601'
i420='videoconvert ! video/x-raw,format=I420,colorimetry=bt601'
rgb='videoconvert ! video/x-raw,format=RGB'

# check COLOUR DIRECT BY_RGB
check() {
  direct=$(sample "$1" "$nv12")
  planes=$(sample "$1" "$i420")
  by_rgb=$(sample "$1" "$rgb ! $nv12")
  echo "$1: NV12 $direct, I420 $planes, NV12 by way of RGB $by_rgb"
  test "$direct $planes $by_rgb" = "$2 $2 $3"
}

check black 0 16
check white 255 235
check '#808080' 128 126

# The same with the colour of a skin, read by ffmpeg as what the label says.
sample '#efd0b4' "$nv12" > /dev/null
ffmpeg -v error -f rawvideo -pix_fmt nv12 -s 32x32 -i out.raw -pix_fmt rgb24 -f rawvideo skin.rgb
direct=$(head -c 3 skin.rgb | od -An -tu1 | xargs)

sample '#efd0b4' "$rgb ! $nv12" > /dev/null
ffmpeg -v error -f rawvideo -pix_fmt nv12 -s 32x32 -i out.raw -pix_fmt rgb24 -f rawvideo -y skin.rgb
by_rgb=$(head -c 3 skin.rgb | od -An -tu1 | xargs)

echo "239 208 180 is read as $direct, by way of RGB as $by_rgb"
test "$direct" = '255 223 190'
test "$by_rgb" = '236 207 178'
