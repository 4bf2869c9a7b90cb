#!/bin/sh
# Guess: with its own preset `stills/JPEG`, melt writes JPEG pictures in which white is white, as with `stills/PNG`.
# Seen: white is 235 and black is 16: the range of films is taken for that of pictures, and so it is in films with the
#   preset `MJPEG`. Red of an HD film is 220, 0, 17, as its numbers are those of BT.709, too, which JPEG does not know. Of
#   a photo that is read by `avformat:`, the range is narrowed twice: the first picture has 235 for white, all others have
#   218, and 30 for black. No message says so. FFmpeg, from which melt has its encoder, widens the range by itself.
# Who meets it: stills of a film of swapped faces, which go to a model, into a GIF, or onto a page.
# What to do: `stills/PNG`, in which all of them are right. `pix_fmt=yuvj420p color_range=pc` mends the range only: red is
#   232, 0, 1.
set -eu

missing=
for package in melt ffmpeg imagemagick; do
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

dpkg-query -W -f '${Package} ${Version}\n' melt ffmpeg imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Without a screen, as on a server.
unset DISPLAY WAYLAND_DISPLAY

# stills SOURCE PRESET...: the colours of the first and of the third picture.
stills() {
  source=$1
  preset=$2
  shift 2
  extension=$(echo "${preset#stills/}" | sed 's/JPEG/jpg/; s/PNG/png/')
  rm -f still-*
  timeout 60 melt -silent -profile atsc_1080p_25 "$source" out=4 \
    -consumer "avformat:still-%d.$extension" "properties=$preset" "$@" real_time=-1 > log.txt 2>&1 < /dev/null
  seen="$(pixel "still-1.$extension") $(pixel "still-3.$extension")"
  echo "$source, $preset $*: $seen"
}

# pixel FILE
pixel() {
  convert "$1" -crop 1x1+300+300 -depth 8 rgb:- | od -An -v -tu1 | awk '{ print $1 "," $2 "," $3 }'
}

# draw NAME COLOUR: a photo, and an HD film of it.
draw() {
  ffmpeg -v error -f lavfi -i "color=$2:s=1920x1080,format=rgb24" -frames:v 1 "$1.png"
  ffmpeg -v error -loop 1 -i "$1.png" -frames:v 10 -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p \
    -colorspace bt709 -color_primaries bt709 -color_trc bt709 -c:v libx264 -qp 0 "$1.mp4"
}

draw white white
draw black black
draw red red

stills white.png stills/PNG
test "$seen" = '255,255,255 255,255,255'
stills white.png stills/JPEG
test "$seen" = '235,235,235 235,235,235'

stills avformat:white.png stills/JPEG
test "$seen" = '235,235,235 218,218,218'
stills avformat:black.png stills/JPEG
test "$seen" = '16,16,16 30,30,30'

stills white.mp4 stills/PNG
test "$seen" = '255,255,255 255,255,255'
stills white.mp4 stills/JPEG
test "$seen" = '235,235,235 235,235,235'

stills red.mp4 stills/JPEG
test "$seen" = '220,0,17 220,0,17'
stills red.mp4 stills/JPEG pix_fmt=yuvj420p color_range=pc
test "$seen" = '232,0,1 232,0,1'

ffmpeg -v error -i white.mp4 -frames:v 1 -q:v 1 by-ffmpeg.jpg
echo "white.mp4, FFmpeg: $(pixel by-ffmpeg.jpg)"
test "$(pixel by-ffmpeg.jpg)" = 255,255,255

timeout 60 melt -silent -profile atsc_1080p_25 white.mp4 out=4 \
  -consumer avformat:film.avi properties=MJPEG an=1 real_time=-1 > log.txt 2>&1 < /dev/null
ffmpeg -v error -i film.avi -frames:v 1 -c copy -f image2 first.jpg
echo "white.mp4, MJPEG: $(pixel first.jpg)"
test "$(pixel first.jpg)" = 235,235,235
