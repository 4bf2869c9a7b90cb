#!/bin/sh
# Guess: `maskedmerge` shows the second film where the mask is white and the first one where it is black, as
#   `alphamerge` with `overlay` does.
# Seen: with films as they are (YUV), each plane has its own mask, and the two planes of colour of any white, grey or
#   black mask are in the middle. So the colours of both films are mixed by half, everywhere: a blue face on a red
#   ground is purple under a white mask, and the red ground is purple under a black one. There is no warning.
# Who meets it: those who put a swapped face back by a mask: face and background get each other's tint.
# What to do: `format=gbrp` for all three, or `alphamerge`.
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

# The colour of the first picture, as red, green and blue.
colour() {
  ffmpeg -v error -i "$1" -frames:v 1 -vf format=rgb24 -f rawvideo - | od -An -v -tu1 -N3 | tr -s ' '
}

check() {
  seen=$(colour "$1")
  echo "$1:$seen"
  [ "$seen" = " $2" ]
}

film() {
  ffmpeg -v error -f lavfi -i "color=$1:s=32x32:d=0.1" -c:v libx264 -qp 0 -pix_fmt yuv420p "$1.mp4"
}

# The films red.mp4 and blue.mp4 and a mask, by this filter.
merge() {
  ffmpeg -v error -i red.mp4 -i blue.mp4 -i "$1.mp4" -filter_complex "$2" -frames:v 1 "$3-$1.png"
}

for name in red blue white black; do
  film "$name"
done

in_rgb='[0]format=gbrp[ground];[1]format=gbrp[face];[2]format=gbrp[mask];[ground][face][mask]maskedmerge'

for mask in white black; do
  merge "$mask" '[0][1][2]maskedmerge' merged
  merge "$mask" "$in_rgb" rgb
  merge "$mask" '[1][2]alphamerge[face];[0][face]overlay' overlay
done

check red.mp4 '253 0 0'
check blue.mp4 '0 0 254'
check merged-white.png '107 0 106'
check merged-black.png '147 18 146'
check rgb-white.png '0 0 255'
check rgb-black.png '253 0 0'
check overlay-white.png '0 0 254'
check overlay-black.png '253 0 0'
