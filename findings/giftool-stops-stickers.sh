#!/bin/sh
# Guess: `giftool` of giflib, which its manual calls a copy with no options, copies an animated GIF, and `giftool -d 50`
#   gives each picture half a second, as it says.
# Seen: the copy has no times, no number of repeats, no transparent colour and no disposal: a sticker plays once, as fast as
#   it can, in an opaque square. `-d 50` does the same, so that no picture has a time, and so do `-x`, `-p` and `-s`. With
#   `-f`, the tool prints the new time that it does not write. `giffix` and `gifclrmp` of the same package keep all of it,
#   and so does `gifbuild`, there and back.
# Who meets it: scripts that set times or places of GIFs by the tool that comes with the library.
# What to do: `gifsicle --delay 50`, or `gifbuild -d`, a change of its text, and `gifbuild`.
set -eu

missing=
for package in giflib-tools gifsicle imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' giflib-tools gifsicle imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A red square on nothing, at the left and then at the right.
convert -dispose background -delay 20 -size 40x40 xc:none -fill red -draw 'rectangle 5,5 20,20' \( -clone 0 -flop \) \
  -loop 0 sticker.gif

# look NAME: what a GIF on standard input says of its repeats and of its pictures, by gifsicle.
look() {
  seen=$(gifsicle -I - | grep -oE 'loop forever|transparent [0-9]+|disposal [a-z]+|delay [0-9.]+s|#[0-9]+' | xargs)
  echo "$1: $seen"
}

whole='loop forever #0 transparent 1 disposal background delay 0.20s #1 transparent 1 disposal background delay 0.20s'

look input < sticker.gif
test "$seen" = "$whole"

giftool < sticker.gif > copy.gif
look giftool < copy.gif
test "$seen" = '#0 #1'

for change in '-d 50' '-x 3' '-p 1,1' '-s 80,80'; do
  # shellcheck disable=SC2086 # several words
  giftool $change < sticker.gif > changed.gif
  look "giftool $change" < changed.gif
  test "$seen" = '#0 #1'
done

printed=$(giftool -d 50 -f '%d ' < sticker.gif 2> log.txt | xargs)
echo "giftool -d 50 -f: $printed"
test "$printed" = '50 50'

corner=$(convert 'copy.gif[1]' -crop 1x1+1+1 -format '%[fx:a]' info:)
echo "opacity of a corner of the copy: $corner"
test "$corner" = 1

giffix < sticker.gif > fixed.gif
look giffix < fixed.gif
test "$seen" = "$whole"

gifclrmp -g 1.0 < sticker.gif > mapped.gif
look gifclrmp < mapped.gif
test "$seen" = "$whole"

gifbuild -d sticker.gif > sticker.txt
gifbuild sticker.txt > built.gif
look gifbuild < built.gif
test "$seen" = "$whole"

gifsicle --delay 50 sticker.gif > slower.gif
look 'gifsicle --delay 50' < slower.gif
test "$(echo "$seen" | grep -o 'delay 0.50s' | wc -l)" -eq 2
