#!/bin/sh
# Guess: GStreamer turns a colour of a PNG into the same values of a film, whatever the size of the picture is.
# Seen: the height decides. From 577 lines on, a picture is taken for high definition and converted by BT.709, below by
#   BT.601. The width is not asked, so an upright picture of 480 × 640 pixels counts as high definition and one of 1024
#   × 576 does not. Where the next program isn't told, as in the format Y4M, skin of 200, 60, 40 comes out as 186, 46,
#   39 from 577 lines on.
# Who meets it: those who turn a camera or cut out a face between two programs: the colours change while the picture is
#   only cut.
# What to do: name it, such as `video/x-raw,format=I420,colorimetry=bt601`, at both ends.
set -eu

missing=
for package in ffmpeg imagemagick gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The first value of each plane, and the colour that FFmpeg reads from a Y4M file.
check() {
  convert -size "$1" 'xc:rgb(200,60,40)' "PNG24:$1.png"

  gst-launch-1.0 -q filesrc location="$1.png" ! pngdec ! videoconvert ! video/x-raw,format=I420 ! filesink location="$1.yuv"
  gst-launch-1.0 -q filesrc location="$1.png" ! pngdec ! videoconvert ! video/x-raw,format=I420 ! y4menc ! filesink location="$1.y4m"
  ffmpeg -v error -i "$1.y4m" -frames:v 1 -f rawvideo -pix_fmt rgb24 "$1.rgb"

  pixels=$(echo "$1" | awk -Fx '{ print $1 * $2 }')
  brightness=$(head -c 1 "$1.yuv" | od -An -tu1 | xargs)
  blue=$(tail -c "+$((pixels + 1))" "$1.yuv" | head -c 1 | od -An -tu1 | xargs)
  red=$(tail -c 1 "$1.yuv" | od -An -tu1 | xargs)
  back=$(head -c 3 "$1.rgb" | od -An -tu1 | xargs)

  echo "200 60 40 in a picture of $1: $brightness $blue $red, read as $back"
  [ "$brightness $blue $red, $back" = "$2" ]
}

check 640x480 '101 98 190, 196 58 37'
check 1024x576 '101 98 190, 196 58 37'
check 1024x578 '92 104 190, 186 46 39'
check 480x640 '92 104 190, 186 46 39'
