#!/bin/sh
# Guess: `gamma` of GStreamer leaves black and white as they are, which is what a gamma is, and `videobalance contrast=0`
#   leaves one grey.
# Seen: `gamma gamma=2` makes 56 of black, and 0.5 makes 234 of white: it bends luma, which goes from 16 to 235, as if it went
#   from 0 to 255, for frames in RGB as well. A contrast of 0.5 makes 128 of white and 0 of black: it darkens. Both leave
#   the other two values of a pixel as they are: skin of 198, 134, 96 becomes 122, 60, 19, much redder, with a gamma of
#   0.5 and with a contrast of 0.5, and a contrast of 0 leaves 48, 0, 0. ImageMagick keeps black and white, and half of a
#   contrast around grey is 162, 130, 111.
# Who meets it: pipelines that brighten a dark face: hair and ground get a grey veil, and a darkened face is red.
# What to do: change the saturation by the same factor as the contrast, and `videobalance brightness=…` behind a gamma.
set -eu

missing=
for package in gstreamer1.0-plugins-good gstreamer1.0-tools imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' gstreamer1.0-plugins-good imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

numbers() {
  od -An -v -tu1 -N3 | awk '{ print $1 "," $2 "," $3 }'
}

for colour in black white '#c68660'; do
  convert -size 64x64 "xc:$colour" "PNG24:$(echo "$colour" | tr -d '#').png"
done

# change FORMAT ELEMENT...: what becomes of black, white and skin in frames of this format.
change() {
  format=$1
  shift
  seen=

  for colour in black white c68660; do
    timeout 60 gst-launch-1.0 -q filesrc "location=$colour.png" ! pngdec ! videoconvert ! "video/x-raw,format=$format" ! \
      "$@" ! videoconvert ! video/x-raw,format=RGB ! filesink location=out.rgb
    seen="$seen $(numbers < out.rgb)"
  done

  echo "$* in $format:$seen"
}

change RGB gamma gamma=2
test "$seen" = ' 56,56,55 255,255,255 251,190,149'

change RGB gamma gamma=0.5
test "$seen" = ' 0,0,0 234,234,233 122,60,19'

change I420 gamma gamma=2
test "$seen" = ' 54,54,54 255,255,255 249,186,148'

change I420 gamma gamma=0.5
test "$seen" = ' 0,0,0 232,232,232 121,58,20'

change RGB videobalance contrast=0.5
test "$seen" = ' 0,0,0 128,128,127 122,60,19'

change I420 videobalance contrast=0.5
test "$seen" = ' 0,0,0 126,126,126 121,58,20'

change RGB videobalance contrast=0
test "$seen" = ' 0,0,0 0,0,0 48,0,0'

by_imagemagick() {
  seen=

  for colour in black white c68660; do
    seen="$seen $(convert "$colour.png" "$@" -depth 8 rgb:- | numbers)"
  done

  echo "ImageMagick $*:$seen"
}

by_imagemagick -gamma 2
test "$seen" = ' 0,0,0 255,255,255 224,184,156'

by_imagemagick -gamma 0.5
test "$seen" = ' 0,0,0 255,255,255 153,70,36'

by_imagemagick -function polynomial 0.5,0.25
test "$seen" = ' 63,63,63 191,191,191 162,130,111'
