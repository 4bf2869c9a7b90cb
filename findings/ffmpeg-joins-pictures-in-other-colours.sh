#!/bin/sh
# Guess: pictures that FFmpeg joins to a video keep their colours in every player.
# Seen: it computes the colours of standard definition (BT.601) for every size, and writes no word about it into the
#   file. Players take large videos without a word for high definition (BT.709): a skin of 224, 172, 105 becomes 230,
#   172, 101, and red lips of 200, 16, 46 become 215, 33, 44. FFmpeg itself reads the file with BT.601 again, so that a
#   comparison with the pictures finds nothing.
# Who meets it: programs that take a video apart, swap the face and join the pictures: the new face, and all around it,
#   is redder than the rest of the film.
# What to do: `-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709`.
set -eu

if ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' ffmpeg)
echo "ffmpeg $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints the first pixel of a raw picture: red, green and blue.
first_pixel() {
  od -A n -t u1 -N 3 "$1" | tr -s ' ' | sed 's/^ //'
}

# Makes a video of one colour, and reads it as FFmpeg does and as a player does.
convert_colour() {
  ffmpeg -v error -y -f lavfi -i "color=c=$1:s=1920x1080:r=5:d=0.4,format=rgb24" frame%d.png
  # shellcheck disable=SC2086 # several options
  ffmpeg -v error -y -framerate 5 -i frame%d.png ${2-} -pix_fmt yuv420p video.mp4
  ffmpeg -v error -y -i video.mp4 -frames:v 1 -f rawvideo -pix_fmt rgb24 ffmpeg.rgb
  ffmpeg -v error -y -i video.mp4 -frames:v 1 -vf scale=in_color_matrix=bt709 -f rawvideo -pix_fmt rgb24 player.rgb
  word=$(ffprobe -v error -show_entries stream=color_space -of default=nw=1:nk=1 video.mp4)
  own=$(first_pixel ffmpeg.rgb)
  player=$(first_pixel player.rgb)
  echo "$1: as FFmpeg reads it: $own; as a player reads it: $player; colours in the file: $word"
}

bt709='-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709'

convert_colour 0xE0AC69
[ "$own" = '224 171 105' ]
[ "$player" = '230 172 101' ]
[ "$word" = unknown ]
convert_colour 0xC8102E
[ "$own" = '200 14 45' ]
[ "$player" = '215 33 44' ]

convert_colour 0xC8102E "$bt709"
[ "$player" = '200 15 46' ]
[ "$word" = bt709 ]
