#!/bin/sh
# Guess: `zoompan` with a zoom of 1 shows the film as it was, and with a larger one its middle, in the same colours.
# Seen: the frames that it writes have forgotten that they are in BT.709. What is made of them in the same command, a GIF,
#   a PNG picture or another film in RGB, takes them for BT.601: skin of 197, 132, 95 is 191, 128, 97, red of 254, 0, 0
#   is 232, 0, 1. A film as MP4 has no label any more. Other filters, such as `crop` and `hflip`, keep
#   label and colours.
# Who meets it: previews that zoom in on a face, from HD films, as GIF or WebP or behind an effect in RGB.
# What to do: `zoompan=…,setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv`.
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

# A film of one colour with the label of HD. $1: its name, $2: the colour.
film() {
  ffmpeg -v error -f lavfi -i "color=0x$2:s=320x180:d=0.2:r=10,format=rgb24" \
    -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p \
    -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -c:v libx264 -qp 0 "$1.mp4"
}

film skin C68660
film red FF0000

# Prints the colour in the middle of a PNG picture from the film $1 behind the filter $2.
colour() {
  ffmpeg -v error -y -i "$1.mp4" -vf "$2" -frames:v 1 still.png
  ffmpeg -v error -i still.png -f rawvideo -pix_fmt rgb24 -y pixels.rgb
  tail -c +86881 pixels.rgb | head -c 3 | od -An -tu1 | tr -s ' ' | sed 's/^ //'
}

# Prints the colour space of a film that is made from skin.mp4 by the filter $1.
label() {
  ffmpeg -v error -y -i skin.mp4 -vf "$1" -c:v libx264 label.mp4
  ffprobe -v error -show_entries stream=color_space -of default=nk=1:nw=1 label.mp4
}

repair='setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv'

# $1: the filter, $2 and $3: the colours of both films, $4: the label.
check() {
  seen="$(colour skin "$1"), $(colour red "$1"), $(label "$1")"
  echo "$1: $seen"
  test "$seen" = "$2, $3, $4"
}

check null '197 132 95' '254 0 0' bt709
check 'zoompan=z=1:d=1:s=320x180' '191 128 97' '232 0 1' unknown
check hflip '197 132 95' '254 0 0' bt709
check "zoompan=z=1:d=1:s=320x180,$repair" '197 132 95' '254 0 0' bt709
