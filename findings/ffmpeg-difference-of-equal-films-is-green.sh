#!/bin/sh
# Guess: the `blend` filter has the modes of drawing programs, for films: "difference" of two equal films is black, "screen"
#   lightens and "multiply" darkens.
# Seen: in a film, which is stored as brightness and two differences of colour, each of the three numbers is treated as a
#   light. The difference of a film and itself is a green of 0, 76, 0; skin of 198, 134, 96 with itself is a pink of 255,
#   160, 255 by "screen", where it should be 243, 198, 156, and a dark green of 13, 103, 0 by "multiply" for 153, 70, 36.
#   `sobel`, which finds edges, makes an even surface green too. No message says so; grey films are right.
# Who meets it: those who compare a swapped film with its original by "difference", and light leaks or shadows on faces.
# What to do: `format=gbrp` in front of both inputs.
set -eu

missing=
for package in ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

ffmpeg -v error -f lavfi -i color=0xC68660:s=320x180:d=0.2:r=10,format=rgb24 \
  -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p \
  -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -c:v libx264 -qp 0 film.mp4

# Prints the colour of a pixel in the middle. All arguments are those of FFmpeg.
colour() {
  ffmpeg -v error -i film.mp4 -i film.mp4 "$@" -frames:v 1 -f rawvideo -pix_fmt rgb24 -y pixels.rgb
  tail -c +86881 pixels.rgb | head -c 3 | od -An -tu1 | tr -s ' ' | sed 's/^ //'
}

# $1: the mode, $2: the colour of films, $3: the colour with `format=gbrp`.
check() {
  plain=$(colour -filter_complex "[0][1]blend=all_mode=$1")
  rgb=$(colour -filter_complex "[0]format=gbrp[a];[1]format=gbrp[b];[a][b]blend=all_mode=$1")

  echo "$1: $plain, with format=gbrp: $rgb"
  test "$plain" = "$2"
  test "$rgb" = "$3"
}

echo "film: $(colour -map 0:v)"
check difference '0 76 0' '0 0 0'
check screen '255 160 255' '243 197 156'
check multiply '13 103 0' '153 69 36'

echo "sobel: $(colour -map 0:v -vf sobel)"
test "$(colour -map 0:v -vf sobel)" = '0 76 0'
