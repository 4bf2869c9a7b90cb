#!/bin/sh
# Guess: the second frame of a GIF, taken out of it, is the picture that a viewer shows at that time.
# Seen: ImageMagick (`clip.gif[1]`) and gifsicle (`'#1'`) take out what is stored: the piece that differs from the frame
#   before, here a square of 10 × 10 pixels with nothing around it. sharp and FFmpeg give the whole picture of 64 × 48.
#   Uncompressed clips look alike in all four, so that it works with the first tests.
# Who meets it: programs that look for a face in each frame: in most frames of a real GIF there is only a part of it.
# What to do: `-coalesce` in ImageMagick, `--unoptimize` in gifsicle.
set -eu

missing=
for package in ffmpeg gifsicle imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gifsicle imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

# A red square that appears on blue.
convert-im6 -size 64x48 xc:blue first.png
convert-im6 first.png -fill red -draw 'rectangle 10,10 19,19' second.png
convert-im6 -delay 10 first.png second.png -layers optimize clip.gif

# Prints the size of a picture.
size() {
  identify-im6 -format '%wx%h' "$1"
}

convert-im6 'clip.gif[1]' imagemagick.png
convert-im6 clip.gif -coalesce coalesced.png
gifsicle clip.gif '#1' > gifsicle.gif
convert-im6 gifsicle.gif gifsicle.png
gifsicle --unoptimize clip.gif '#1' > whole.gif
convert-im6 whole.gif whole.png
ffmpeg -v error -i clip.gif frame%d.png
node -e 'require("sharp")("clip.gif", { page: 1 }).toFile("sharp.png")'

for tool in imagemagick coalesced-1 gifsicle whole frame2 sharp; do
  echo "$tool: $(size "$tool.png")"
done

[ "$(size imagemagick.png)" = 10x10 ]
[ "$(size gifsicle.png)" = 10x10 ]
[ "$(size coalesced-1.png)" = 64x48 ]
[ "$(size whole.png)" = 64x48 ]
[ "$(size frame2.png)" = 64x48 ]
[ "$(size sharp.png)" = 64x48 ]
