#!/bin/sh
# Guess: `vibrance` with a negative intensity takes colour away, and at its lowest value, -2, nearly all of it.
# Seen: it goes through grey and beyond. Skin of 198, 134, 96 is a greyish 157, 131, 116 with -1, and a bluish 117, 129, 137
#   with -2, while a blue of 51, 102, 204 stays a blue of 106, 116, 136. Upwards, too, skin changes most: with 0.5 it is an
#   orange of 245, 136, 71, though "vibrance" is known as the kind of saturation that is gentle with skin.
# Who meets it: moods of films and pictures with faces: of two steps in one direction, the second one makes people look ill.
# What to do: values between -1 and 0 for faces, or `hue=s=0.5`, which only takes colour away.
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

# Prints what the filter with the intensity $2 makes of the colour $1.
colour() {
  ffmpeg -v error -f lavfi -i "color=0x$1:s=32x32:d=0.1:r=10,format=gbrp" -vf "vibrance=intensity=$2" -frames:v 1 \
    -f rawvideo -pix_fmt rgb24 -y pixels.rgb
  head -c 3 pixels.rgb | od -An -tu1 | tr -s ' ' | sed 's/^ //'
}

# $1: the intensity, $2 and $3: what becomes of skin and of blue.
check() {
  skin=$(colour C68660 "$1")
  blue=$(colour 3366CC "$1")

  echo "$1: skin $skin, blue $blue"
  test "$skin, $blue" = "$2, $3"
}

check 0 '198 134 96' '51 102 204'
check -1 '157 131 116' '78 109 170'
check -2 '117 129 137' '106 116 136'
check 0.5 '245 136 71' '0 87 255'
