#!/bin/sh
# Guess: `eq=saturation=0` makes a photo or a film grey, each pixel with three equal numbers, as `hue=s=0` does.
# Seen: it makes it greenish. Both differences of colour become 127, where 128 is grey: a grey of 128 is 126, 129, 126, and
#   skin of 198, 134, 96 is 147, 150, 147. What was grey before gets its tint here. `colorize=saturation=0` does the same.
#   Both ways of `eq`, with numbers and with expressions, do so; with `contrast` or `brightness` alone, colours stay.
# Who meets it: black and white clips and posters beside real greys of a page, and scripts that take equal numbers for
#   "without colour": they see a coloured picture.
# What to do: `hue=s=0`, or `format=gray` behind it.
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

# Prints the first pixel of a colour behind a filter. $1: the colour, $2: the filter, $3: the format, yuv444p or rgb24.
pixel() {
  ffmpeg -v error -f lavfi -i "color=0x$1:s=32x32:d=0.1:r=10,format=rgb24" -vf "$2" -frames:v 1 \
    -f rawvideo -pix_fmt "$3" -y pixels.bin

  if [ "$3" = rgb24 ]; then
    head -c 3 pixels.bin
  else
    for plane in 0 1 2; do
      tail -c +$((plane * 1024 + 1)) pixels.bin | head -c 1
    done
  fi | od -An -tu1 | tr -s ' ' | sed 's/^ //'
}

# $1: the filter, $2 and $3: what becomes of grey and of skin, $4: the differences of colour of both.
check() {
  grey=$(pixel 808080 "$1" rgb24)
  skin=$(pixel C68660 "$1" rgb24)
  planes=$(pixel C68660 "$1" yuv444p)

  echo "$1: grey $grey, skin $skin, Y, U, V of skin $planes"
  test "$grey, $skin, ${planes#* }" = "$2, $3, $4"
}

check eq=saturation=0 '126 129 126' '147 150 147' '127 127'
check 'eq=saturation=0*n' '126 129 126' '147 150 147' '127 127'
check colorize=saturation=0 '126 129 126' '147 150 147' '127 127'
check hue=s=0 '128 128 128' '149 149 149' '128 128'
check eq=saturation=0,format=gray '128 128 128' '149 149 149' '128 128'
