#!/bin/sh
# Guess: masks of 256 greys, handed to FFmpeg as raw frames, are kept by a lossless H.264 film.
# Seen: grey has the full range 0 … 255 in FFmpeg, and x264 gets it as it is, without a word about the range. So
#   whatever reads the film, FFmpeg too, takes 16 for black and 235 for white, as usual: greys up to 16 become black,
#   those from 235 on white, and 64 becomes 56. The same happens behind `alphaextract`. There is no warning, and masks
#   that are read from PNG files are right, since those name their range.
# Who meets it: those who write masks from NumPy or a canvas into a film: soft edges become harder, thin hair is cut
#   off.
# What to do: `-pix_fmt yuv420p`, or `-color_range pc` before the input.
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

# Which greys a film of all 256 greys, from black at the left to white at the right, has kept.
greys() {
  ffmpeg -v error -i "$1" -frames:v 1 -f rawvideo -pix_fmt gray - |
    od -An -v -tu1 -w1 | head -n 256 | awk '
      { value[NR - 1] = $1; seen[$1] = 1 }
      END {
        for (grey in seen) count++
        printf "%d greys, 16 is %d, 64 is %d, 240 is %d\n", count, value[16], value[64], value[240]
      }'
}

check() {
  result=$(greys "$1")
  echo "$1: $result"
  [ "$result" = "$2" ]
}

# Two frames of 16 lines, each line with all greys.
perl -e 'print pack("C*", 0 .. 255) x 32' > masks.gray

encode() {
  # shellcheck disable=SC2086 # several words
  ffmpeg -v warning -nostats $3 -f rawvideo -pix_fmt gray -s 256x16 -i masks.gray -c:v libx264 -qp 0 $2 "$1" 2>&1
}

encode as-usual.mp4 '' '' > warnings.txt
encode in-colour.mp4 '-pix_fmt yuv420p' '' > /dev/null
encode named.mp4 '' '-color_range pc' > /dev/null

ffmpeg -v error -f rawvideo -pix_fmt gray -s 256x16 -i masks.gray -f lavfi -i color=red:s=256x16 -filter_complex \
  '[1][0]alphamerge,alphaextract' -frames:v 2 -c:v libx264 -qp 0 alpha.mp4

if grep -i range warnings.txt; then
  exit 1
fi

check as-usual.mp4 '220 greys, 16 is 0, 64 is 56, 240 is 255'
check alpha.mp4 '220 greys, 16 is 0, 64 is 56, 240 is 255'
check in-colour.mp4 '220 greys, 16 is 16, 64 is 64, 240 is 240'
check named.mp4 '256 greys, 16 is 16, 64 is 64, 240 is 240'
