#!/bin/sh
# Guess: G'MIC, as other programs for pictures, writes values beyond white as white and those below black as black. A photo that was
#   enlarged by a soft interpolation or sharpened is a photo with 8 bits, as before.
# Seen: one value above 255 makes a PNG file one of 16 bits, in which 255 is a 257th of white: the whole photo is black. Cubic and Lanczos
#   interpolation, `unsharp` and "1 % lighter" all overshoot beside something white. As JPEG or BMP,
#   the values begin again at 0: a skin tone of 198, 134, 96, lightened by half, is the green 41, 201, 144, and what is white gets
#   dark dots. Without anything light, the same commands are right. `sharpen` and linear interpolation are right each time.
# Who meets it: scripts that enlarge or sharpen faces with G'MIC: photos with lights in the eyes or white teeth become black.
# What to do: `cut 0,255` in front of each `output`.
set -eu

missing=
for package in gmic imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' gmic imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME="$work"

# A skin tone, alone and beside white.
convert -size 64x64 xc:'#c68660' skin.png
convert -size 32x64 xc:'#c68660' xc:white +append eye.png

# run PHOTO ENDING COMMANDS...: the depth of what is written and its colour at 5, 5.
run() {
  photo=$1
  ending=$2
  shift 2
  gmic -v -1 "$photo.png" "$@" -o "out.$ending"
  seen=$(convert "out.$ending" -crop 1x1+5+5 -depth 8 txt:- | sed -n 's/^0,0: (\([0-9,]*\)).*/\1/p')
  seen="$(identify -format '%z' "out.$ending") bits $seen"
  echo "$photo, $*, as $ending: $seen"
}

for command in '-resize 200%,200%,1,100%,5' '-resize 200%,200%,1,100%,6' '-unsharp 2,1' '-mul 1.01'; do
  # shellcheck disable=SC2086 # a command and its values
  run eye png $command
  test "$seen" = '16 bits 0,0,0'

  # shellcheck disable=SC2086
  run eye png $command -cut 0,255
  test "${seen%% *}" = 8
done

run skin png -resize 200%,200%,1,100%,5
test "$seen" = '8 bits 198,134,96'
run eye png -resize 200%,200%,1,100%,3
test "$seen" = '8 bits 198,134,96'
run eye png -sharpen 20
test "$seen" = '8 bits 198,134,96'

run skin png -mul 1.5
test "$seen" = '16 bits 1,0,0'
run skin bmp -mul 1.5
test "$seen" = '8 bits 41,201,144'
run skin jpg -mul 1.5
test "$seen" = '8 bits 42,201,143'
run skin png -sub 150
test "$seen" = '8 bits 48,240,202'
run skin png -mul 1.5 -cut 0,255
test "$seen" = '8 bits 255,201,144'

# The same in ImageMagick.
convert skin.png -evaluate multiply 1.5 out.png
seen=$(convert out.png -crop 1x1+5+5 -depth 8 txt:- | sed -n 's/^0,0: (\([0-9,]*\)).*/\1/p')
echo "skin, ImageMagick, -evaluate multiply 1.5: $seen"
test "$seen" = '255,201,144'
