#!/bin/sh
# Guess: PyAV, which is FFmpeg for Python, decodes a frame to the same colours as the program ffmpeg.
# Seen: `to_ndarray(format="rgb24")` and `to_image()` don't look at the colour space that the film and its frame name.
#   They take each film for one of standard definition (BT.601): of a film in BT.709, as cameras and editors write it
#   today, 200, 60, 40 comes back as 185, 45, 40. ffmpeg gives 198, 57, 38. Named by hand, the colour space is used.
# Who meets it: those who swap faces in the frames of a film and write it again: skin becomes darker and redder, and the
#   swapped face doesn't fit the photo it is from.
# What to do: `frame.reformat(format="rgb24", src_colorspace="ITU709")` before `to_ndarray`, depending on what ffprobe
#   says.
set -eu

missing=
for package in ffmpeg python3 python3-av python3-numpy; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg python3 python3-av python3-numpy

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

make_film() {
  ffmpeg -v error -f lavfi -i color=0xc83c28:s=64x64:d=0.2:r=25 -vf "scale=out_color_matrix=$1:out_range=tv,format=yuv420p" \
    -colorspace "$1" -color_range tv -c:v libx264 -qp 0 "$1.mp4"
}

make_film smpte170m
make_film bt709

cat > probe.py <<'PYTHON'
import sys

import av

file = sys.argv[1]

with av.open(file) as film:
    frame = next(film.decode(video=0))

plain = frame.to_ndarray(format="rgb24")[5, 5]
named = frame.reformat(format="rgb24", src_colorspace="ITU709").to_ndarray()[5, 5]
print(*plain, "/", *named)
PYTHON

/usr/bin/python3 -c 'import av; print("PyAV", av.__version__)'

check() {
  space=$(ffprobe -v error -show_entries stream=color_space -of csv=p=0 "$1.mp4")
  ffmpeg -v error -i "$1.mp4" -frames:v 1 -f rawvideo -pix_fmt rgb24 "$1.rgb"
  right=$(head -c 3 "$1.rgb" | od -An -tu1 | xargs)
  seen=$(/usr/bin/python3 probe.py "$1.mp4")

  echo "200 60 40 in $space: ffmpeg $right, PyAV / with ITU709 named: $seen"
  [ "$right, $seen" = "$2" ]
}

check smpte170m '200 59 39, 200 59 39 / 212 72 36'
check bt709 '198 57 38, 185 45 40 / 198 57 38'
