#!/bin/sh
# Guess: OpenCV reads a frame of an HD film with the colours that players show, and a film that it writes of a photo has the
#   colours of the photo.
# Seen: skin of 198, 134, 96 is 190, 127, 96, and lips of 200, 16, 46 are 181, 0, 41: the film says BT.709, and OpenCV takes
#   it for BT.601. It writes HD films in the same way, without saying so: mpv, which takes HD for BT.709 as browsers do,
#   shows the photo as 202, 138, 91. Read and written again, a film looks right, but a photo that was put into it does
#   not. Through GStreamer, OpenCV reads the right colours, and lays upright films of phones on their side.
# Who meets it: face swaps made with OpenCV: a face of a photo has another skin tone than the body in the film, and so has
#   a saved frame.
# What to do: read and write through pipes of FFmpeg with `scale=in_color_matrix=bt709` and `out_color_matrix=bt709`.
set -eu

missing=
for package in ffmpeg gstreamer1.0-libav gstreamer1.0-plugins-good imagemagick mpv python3-opencv; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mpv python3-opencv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

export OPENCV_LOG_LEVEL=ERROR

cat > by_opencv.py <<'PY'
import sys

import cv2
import numpy

task, file, *more = sys.argv[1:]

if task == "read":
    film = cv2.VideoCapture(file, getattr(cv2, more[0]))
    frame = film.read()[1]
    print(",".join(str(value) for value in frame[9, 9][::-1]), "x".join(str(side) for side in frame.shape[1::-1]))

if task == "write":
    photo = numpy.full((720, 1280, 3), (96, 134, 198), numpy.uint8)
    film = cv2.VideoWriter(file, cv2.CAP_FFMPEG, cv2.VideoWriter_fourcc(*more[0]), 25, (1280, 720))

    for _ in range(5):
        film.write(photo)

    film.release()
PY

read_by() {
  seen=$(/usr/bin/python3 by_opencv.py read "$1" "$2")
  echo "$1 by $2: $seen"
}

in_players() {
  mpv --no-config --really-quiet --vo=image --vo-image-format=png --vo-image-outdir=mpv --frames=1 "$1" < /dev/null
  seen=$(convert mpv/00000001.png -crop 1x1+9+9 -depth 8 rgb:- | od -An -tu1 | xargs | tr ' ' ,)
  echo "$1 in mpv: $seen"
}

# film FILE COLOUR: an HD film in BT.709 that says so.
film() {
  ffmpeg -v error -f lavfi -i "color=$2:s=1280x720:r=25" -frames:v 5 -vf scale=out_color_matrix=bt709,format=yuv420p \
    -color_primaries bt709 -color_trc bt709 -colorspace bt709 -c:v libx264 -qp 0 "$1"
}

film skin.mp4 0xc68660
film lips.mp4 0xc8102e

in_players skin.mp4
test "$seen" = 197,132,95
read_by skin.mp4 CAP_FFMPEG
test "$seen" = '190,127,96 1280x720'
read_by skin.mp4 CAP_GSTREAMER
test "$seen" = '193,128,93 1280x720'

in_players lips.mp4
read_by lips.mp4 CAP_FFMPEG
test "${seen% *}" = 181,0,41

/usr/bin/python3 by_opencv.py write photo.mp4 mp4v
label=$(ffprobe -v error -show_entries stream=color_space -of csv=p=0 photo.mp4)
echo "matrix of photo.mp4: $label"
test "$label" = unknown
in_players photo.mp4
test "$seen" = 202,138,91

# Motion JPEG says 0 to 255 and BT.601.
/usr/bin/python3 by_opencv.py write photo.avi MJPG
in_players photo.avi
test "$seen" = 198,134,96

ffmpeg -v error -i skin.mp4 -c copy -metadata:s:v:0 rotate=90 upright.mp4
read_by upright.mp4 CAP_FFMPEG
test "${seen#* }" = 720x1280
read_by upright.mp4 CAP_GSTREAMER
test "${seen#* }" = 1280x720

# What helps: FFmpeg makes the frames.
ffmpeg -v error -i skin.mp4 -frames:v 1 -vf scale=in_color_matrix=bt709,format=rgb24,crop=1:1:9:9 -f rawvideo frame.raw
seen=$(od -An -tu1 frame.raw | xargs | tr ' ' ,)
echo "skin.mp4 by FFmpeg: $seen"
test "$seen" = 196,131,94
