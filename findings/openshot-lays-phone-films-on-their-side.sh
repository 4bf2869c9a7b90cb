#!/bin/sh
# Guess: an upright film of a phone, which is stored lying and says "turn by 90 degrees", is upright in OpenShot, as it is
#   in players and other editors. libopenshot has code for it: a clip gets the rotation of its file.
# Seen: it lies on its side, and one that is stored upside down stays so. libopenshot looks for a text "rotate" in the data
#   of the film. The FFmpeg of Debian 12 gives a matrix instead, and no text. The rotation of the clip is 0. FFmpeg,
#   GStreamer and mpv turn the same films. Skin of 198, 134, 96 in an HD film is 190, 127, 96, as the colours count as
#   those of standard definition.
# Who meets it: scripts and the editor OpenShot, with nearly each film of a phone: faces lie on their side, where programs
#   that look for faces find none.
# What to do: `ffmpeg -i film.mp4 upright.mp4` before, which turns the pictures themselves.
set -eu

missing=
for package in ffmpeg gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-tools imagemagick mpv python3-openshot; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-openshot libopenshot21 ffmpeg gstreamer1.0-plugins-good mpv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Red and green above blue and white.
ffmpeg -v error -f lavfi -i "color=red:s=320x240:r=25" -frames:v 25 \
  -vf drawbox=160:0:160:120:lime:fill,drawbox=0:120:160:120:blue:fill,drawbox=160:120:160:120:white:fill \
  -c:v libx264 -pix_fmt yuv420p film.mp4

for degrees in 90 180 270; do
  ffmpeg -v error -i film.mp4 -c copy -metadata:s:v:0 "rotate=$degrees" "turned-by-$degrees.mp4"
done

ffmpeg -v error -i turned-by-90.mp4 -pix_fmt yuv420p upright.mp4

ffmpeg -v error -f lavfi -i "color=0xc68660:s=1280x720:r=25" -frames:v 5 -vf scale=out_color_matrix=bt709,format=yuv420p \
  -color_primaries bt709 -color_trc bt709 -colorspace bt709 -c:v libx264 -qp 0 hd.mp4

cat > by_openshot.py <<'PY'
import os
import sys

import openshot

film, picture = sys.argv[1:]
clip = openshot.Clip(film)
reader = clip.Reader()
reader.Open()
reader.GetFrame(1).Save(picture, 1.0)
print(clip.rotation.GetValue(1), flush=True)
os._exit(0)
PY

# colours FILE: red, green, blue and white by their initials, in the order of reading.
colours() {
  for part in NorthWest NorthEast SouthWest SouthEast; do
    convert "$1" -gravity "$part" -crop 1x1+40+40 +repage -depth 8 rgb:- | od -An -tu1
  done | awk '{ printf "%s", ($1 > 128) ? (($2 > 128) ? "w" : "r") : (($2 > 128) ? "g" : "b") } NR == 2 { printf "/" }'
}

# look FILE: what is seen in each program, in two lines.
look() {
  rotation=$(/usr/bin/python3 by_openshot.py "$1" by-openshot.png)
  openshot=$(colours by-openshot.png)

  ffmpeg -v error -y -i "$1" -frames:v 1 by-ffmpeg.png
  ffmpeg=$(colours by-ffmpeg.png)

  timeout 60 gst-launch-1.0 -q filesrc "location=$1" ! decodebin ! videoconvert ! videoflip video-direction=auto ! \
    pngenc snapshot=true ! filesink location=by-gstreamer.png
  gstreamer=$(colours by-gstreamer.png)

  mpv --no-config --really-quiet --vo=image --vo-image-format=png --vo-image-outdir=by-mpv --frames=1 "$1" < /dev/null
  mpv=$(colours by-mpv/00000001.png)

  echo "$1: OpenShot $openshot, rotation $rotation; FFmpeg $ffmpeg; GStreamer $gstreamer; mpv $mpv"
}

look film.mp4
test "$openshot $ffmpeg $gstreamer $mpv" = 'rg/bw rg/bw rg/bw rg/bw'

look turned-by-90.mp4
test "$openshot $rotation $ffmpeg $gstreamer $mpv" = 'rg/bw 0.0 gw/rb gw/rb gw/rb'

look turned-by-180.mp4
test "$openshot $rotation $ffmpeg $gstreamer $mpv" = 'rg/bw 0.0 wb/gr wb/gr wb/gr'

look turned-by-270.mp4
test "$openshot $rotation $ffmpeg $gstreamer $mpv" = 'rg/bw 0.0 br/wg br/wg br/wg'

look upright.mp4
test "$openshot" = gw/rb

/usr/bin/python3 by_openshot.py hd.mp4 hd.png > log.txt
skin=$(convert hd.png -crop 1x1+9+9 -depth 8 rgb:- | od -An -tu1 | xargs)
echo "skin in an HD film: $skin"
test "$skin" = '190 127 96'
