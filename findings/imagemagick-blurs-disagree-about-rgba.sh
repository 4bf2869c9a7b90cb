#!/bin/sh
# Guess: `-channel RGBA` in front of a blur of ImageMagick 6 changes nothing, or is what a transparent sticker needs, for all kinds of blur alike.
# Seen: it is the one or the other for each of them. At the edge of a sticker of 198, 134, 96, `-blur` and `-gaussian-blur` keep the tone without it, and
#   make 118, 80, 57 with it. `-motion-blur` leaves the edge hard without it, and is right with it. `-adaptive-blur` makes 131, 89, 63 without it, and is
#   right with it. `-selective-blur` leaves the sticker alone without it, and with it, what was transparent is opaque black. sharp keeps the tone.
# Who meets it: shadows, soft masks and moving faces on nothing, by a recipe that was written for another blur: dark or black edges.
# What to do: `-channel RGBA` for `-motion-blur` and `-adaptive-blur`, and `+channel` behind it; none for the others.
set -eu

if ! dpkg-query -W imagemagick > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package imagemagick' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends imagemagick > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent sharp@0.35.5

convert -size 64x48 xc:none -fill 'rgb(198,134,96)' -draw 'rectangle 16,12 47,35' -depth 8 PNG32:sticker.png
sharp=$(node -e "
  const sharp = require('sharp');
  const pixel = (data, x) => [...data.subarray((24 * 64 + x) * 4, (24 * 64 + x) * 4 + 4)].join(',');
  sharp('sticker.png').blur(2).raw().toBuffer().then((data) => console.log(pixel(data, 15), pixel(data, 16)));
")
echo "sharp 0.35.5: $sharp"
test "$sharp" = '196,132,96,100 199,134,97,155'

# look EXPECTED OPTION...: the colours of the first pixel outside of the left edge and of the first one inside, with opacities.
look() {
  expected=$1
  shift
  outside='%[fx:round(p{15,24}.r*255)],%[fx:round(p{15,24}.g*255)],%[fx:round(p{15,24}.b*255)],%[fx:round(p{15,24}.a*255)]'
  inside='%[fx:round(p{16,24}.r*255)],%[fx:round(p{16,24}.g*255)],%[fx:round(p{16,24}.b*255)],%[fx:round(p{16,24}.a*255)]'
  seen=$(convert sticker.png "$@" +channel -depth 8 -format "$outside $inside" info:)
  echo "$*: $seen"
  test "$seen" = "$expected"
}

look '198,134,96,103 198,134,96,153' -blur 0x2
look '79,53,38,103 118,80,57,153' -channel RGBA -blur 0x2
look '198,134,96,103 198,134,96,153' -gaussian-blur 0x2
look '79,53,38,103 118,80,57,153' -channel RGBA -gaussian-blur 0x2
look '0,0,0,0 198,134,96,255' -motion-blur 0x3+0
look '198,134,96,196 198,134,96,255' -channel RGBA -motion-blur 0x3+0
look '0,0,0,0 131,89,63,255' -adaptive-blur 0x2
look '198,134,96,86 198,134,96,170' -channel RGBA -adaptive-blur 0x2
look '0,0,0,0 198,134,96,255' -selective-blur 0x2+20%
look '0,0,0,255 198,134,96,255' -channel RGBA -selective-blur 0x2+20%
