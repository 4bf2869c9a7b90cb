#!/bin/sh
# Guess: `huesaturation=saturation=-1`, the lowest value that it takes, makes a film grey, as a saturation of -100 does in
#   drawing programs; `hue=s=0` does so.
# Seen: pure red and pure green become grey, and what is between colour and grey keeps half of its colour: skin of 198, 134,
#   96 is 184, 136, 108, a blue of 51, 102, 204 is 78, 108, 170. A third value, `strength`, which goes from 0 to 100 and is
#   1, decides: with 100, skin is grey. At the other end, `saturation=1` changes skin to 212, 132, 84 only.
# Who meets it: "before" pictures in black and white beside an "after" in colour, and moods of a film: tests with red, green
#   and blue find nothing.
# What to do: `hue=s=0`.
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

# Prints what the filter $2 makes of the colour $1.
colour() {
  ffmpeg -v error -f lavfi -i "color=0x$1:s=32x32:d=0.1:r=10,format=gbrp" -vf "$2" -frames:v 1 \
    -f rawvideo -pix_fmt rgb24 -y pixels.rgb
  head -c 3 pixels.rgb | od -An -tu1 | tr -s ' ' | sed 's/^ //'
}

# $1: the filter, $2, $3 and $4: what becomes of red, skin and blue.
check() {
  seen="$(colour FF0000 "$1"), $(colour C68660 "$1"), $(colour 3366CC "$1")"
  echo "$1: $seen"
  test "$seen" = "$2, $3, $4"
}

check null '255 0 0' '198 134 96' '51 102 204'
check huesaturation=saturation=-1 '84 84 84' '184 136 108' '78 108 170'
check huesaturation=saturation=-1:strength=100 '84 84 84' '142 142 142' '118 118 118'
check huesaturation=saturation=1 '255 0 0' '212 132 84' '24 95 238'
check hue=s=0 '76 76 76' '149 149 149' '98 98 98'
