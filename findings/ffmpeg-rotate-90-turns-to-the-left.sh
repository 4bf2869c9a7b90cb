#!/bin/sh
# Guess: `-metadata:s:v rotate=90 -c copy`, the usual way to set a video of a phone upright without encoding it again,
#   turns it clockwise, as it did for years and as the tag in old files means it.
# Seen: FFmpeg 5.1 turns it the other way. Players that follow the file, and FFmpeg itself, show the picture turned to
#   the left, MediaInfo says 270 degrees, and FFprobe "rotation=90", which counts to the left. 270 turns it to the
#   right; 0 and 180 are as expected. There is no warning.
# Who meets it: programs that take pictures from a portrait video, swap the face and copy the turn of the original to
#   the result: everybody stands on the head.
# What to do: read the turn with MediaInfo, look at one frame, or turn the pixels (`-vf transpose=clock`).
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

echo "ffmpeg $(dpkg-query -W -f '${Version}' ffmpeg)"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A picture with one red corner, at the upper left.
ffmpeg -v error -f lavfi -i color=blue:s=64x32:r=10:d=0.3 \
  -vf drawbox=0:0:16:16:red:fill -c:v libx264 -pix_fmt yuv420p film.mp4

# Prints the corner that is red as a player shows the file.
find_red() {
  ffmpeg -v error -y -i "$1" -frames:v 1 -vf scale=2:2:flags=area -f rawvideo -pix_fmt rgb24 corners.rgb
  od -A n -t u1 -v -w3 corners.rgb | awk '
    $1 > most { most = $1; corner = NR }
    END { split("upper-left upper-right lower-left lower-right", names, " "); print names[corner] }'
}

check() {
  ffmpeg -v error -y -i film.mp4 -c copy -metadata:s:v rotate="$1" "turned-$1.mp4"
  corner=$(find_red "turned-$1.mp4")
  turn=$(ffprobe -v error -show_entries stream_side_data=rotation -of default=nw=1:nk=1 "turned-$1.mp4")

  echo "rotate=$1: red at the $corner; rotation ${turn:-0} by ffprobe"
  [ "$corner" = "$2" ]
}

check 0 upper-left
check 90 lower-left
check 180 lower-right
check 270 upper-right

ffmpeg -v error -y -i film.mp4 -vf transpose=clock clockwise.mp4
clockwise=$(find_red clockwise.mp4)
echo "clockwise is: red at the $clockwise"
[ "$clockwise" = upper-right ]
