#!/bin/sh
# Guess: a colour table (.csp) has curves that are applied first ("shapers"). One through 0, 0.5, 1 with the values 0,
#   0.25, 1 makes 0.5 half as light, and has no steps.
# Seen: FFmpeg makes two pieces of it that do not meet: 127 becomes 31 and 128 becomes 64, and white, 255, is 159. A skin
#   tone of 198, 134, 96 becomes 116, 68, 24. The place within a piece is not divided by its length. With a curve through
#   two points all is right, so most tables work.
# Reference: by hand, on straight lines, the skin is 170, 74, 48; OpenColorIO draws a smooth curve, 154, 70, 36, which is
#   the square of each value.
# Who meets it: looks of cameras and grading programs that are written as .csp because of their curve for bright lights.
# What to do: convert such a table to .cube with OpenColorIO (`ociobakelut`) and look at a grey ramp.
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

# make_table COUNT INPUTS OUTPUTS: three equal curves in front of a table that changes nothing.
make_table() {
  printf 'CSPLUTV100\n3D\n\n'

  for _ in red green blue; do
    printf '%s\n%s\n%s\n' "$1" "$2" "$3"
  done

  printf '\n2 2 2\n0 0 0\n1 0 0\n0 1 0\n1 1 0\n0 0 1\n1 0 1\n0 1 1\n1 1 1\n'
}

# in_ffmpeg TABLE COLOUR: the colour as three numbers up to 255
in_ffmpeg() {
  ffmpeg -v error -f lavfi -i "color=0x$2:s=16x16,format=gbrp" -frames:v 1 \
    -vf "lut3d=$1,format=rgb24" -f rawvideo - | od -A n -t u1 -N 3 | xargs
}

# in_opencolorio TABLE RED GREEN BLUE: the colour as three numbers up to 255
in_opencolorio() {
  ociochecklut "$1" "$(scale "$2")" "$(scale "$3")" "$(scale "$4")" | tail -n 1 |
    awk '{ printf "%.0f %.0f %.0f\n", $1 * 255, $2 * 255, $3 * 255 }'
}

scale() {
  awk -v value="$1" 'BEGIN { printf "%.6f", value / 255 }'
}

make_table 2 '0 1' '0 1' > straight.csp
make_table 3 '0 0.5 1' '0 0.25 1' > bent.csp

# check LABEL FOUND EXPECTED
check() {
  echo "$1: $2"
  [ "$2" = "$3" ]
}

check 'straight, 198 134 96, FFmpeg' "$(in_ffmpeg straight.csp C68660)" '198 134 96'
check 'straight, 198 134 96, OpenColorIO' "$(in_opencolorio straight.csp 198 134 96)" '198 134 96'
check 'bent, 198 134 96, FFmpeg' "$(in_ffmpeg bent.csp C68660)" '116 68 24'
check 'bent, 198 134 96, OpenColorIO' "$(in_opencolorio bent.csp 198 134 96)" '154 70 36'
check 'bent, 127 127 127, FFmpeg' "$(in_ffmpeg bent.csp 7F7F7F)" '31 31 31'
check 'bent, 128 128 128, FFmpeg' "$(in_ffmpeg bent.csp 808080)" '64 64 64'
check 'bent, 127 128 254, OpenColorIO' "$(in_opencolorio bent.csp 127 128 254)" '63 64 253'
check 'bent, 254 254 254, FFmpeg' "$(in_ffmpeg bent.csp FEFEFE)" '158 158 158'
check 'bent, 255 255 255, FFmpeg' "$(in_ffmpeg bent.csp FFFFFF)" '159 159 159'
