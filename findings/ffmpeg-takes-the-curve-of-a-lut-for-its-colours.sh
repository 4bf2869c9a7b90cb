#!/bin/sh
# Guess: FFmpeg reads the colour tables (.cube) that DaVinci Resolve writes, or refuses them.
# Seen: such a file may have a curve (1D) before its table (3D). FFmpeg takes the lines of the curve for the first
#   colours of the table and leaves as many out at the end, without a word: skin of 198, 134, 96 becomes a purple of
#   166, 32, 128. If the file names the range of its table, as Resolve does too, it is refused. OpenColorIO reads both.
# Who meets it: those who give a film the look of an editor's table: faces are purple, and the table works in the
#   editor.
# What to do: write tables without a curve and a range, or bake them: `ociobakelut`.
set -eu

missing=
for package in ffmpeg opencolorio-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg opencolorio-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

table='0 0 0
1 0 0
0 1 0
1 1 0
0 0 1
1 0 1
0 1 1
1 1 1'

printf 'LUT_3D_SIZE 2\n%s\n' "$table" > plain.cube
printf 'LUT_3D_SIZE 2\nLUT_3D_INPUT_RANGE 0.0 1.0\n%s\n' "$table" > range.cube
printf 'LUT_1D_SIZE 2\nLUT_3D_SIZE 2\n0 0 0\n0.5 0.5 0.5\n%s\n' "$table" > curve.cube

# The colour of skin through a table, from 0 to 255, or "refused".
in_ffmpeg() {
  if ffmpeg -v quiet -y -f lavfi -i color=0xC68660:s=16x16,format=rgb24 -vf "lut3d=$1" -frames:v 1 -pix_fmt rgb24 \
    -f rawvideo skin.rgb; then
    od -An -v -tu1 -N3 skin.rgb | tr -s ' ' | sed 's/^ //'
  else
    echo refused
  fi
}

in_opencolorio() {
  ociochecklut "$1" 0.7765 0.5255 0.3765 | tail -n 1 | awk '{ printf "%.0f %.0f %.0f\n", $1 * 255, $2 * 255, $3 * 255 }'
}

check() {
  ffmpeg_colour=$(in_ffmpeg "$1")
  ocio_colour=$(in_opencolorio "$1")
  echo "$1: FFmpeg $ffmpeg_colour, OpenColorIO $ocio_colour"
  [ "$ffmpeg_colour" = "$2" ]
  [ "$ocio_colour" = "$3" ]
}

check plain.cube '198 134 96' '198 134 96'
check range.cube refused '198 134 96'
check curve.cube '166 32 128' '99 67 48'
