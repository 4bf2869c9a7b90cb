#!/bin/sh
# Guess: a PNG sticker of ImageMagick, a white moustache on nothing, covers no more of a film than the moustache, as it does
#   in browsers.
# Seen: it covers the whole film in black, with FFmpeg, mpv and GStreamer. ImageMagick writes what is all white or nothing
#   with one bit for each pixel, and a note (tRNS) that black stands for nothing. FFmpeg reads this note for pictures of
#   two bits and more only, GStreamer for none that are grey. sharp and Chromium read it. With a soft edge or a colour,
#   the same moustache has an opacity of its own and is right in all.
# Who meets it: beards, glasses, masks and letters without soft edges, put on films and cameras: the person is gone.
# What to do: `convert … PNG32:sticker.png`, which writes four bytes for each pixel.
set -eu

missing=
for package in chromium ffmpeg gstreamer1.0-plugins-good gstreamer1.0-tools imagemagick mpv; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg gstreamer1.0-plugins-good imagemagick mpv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > by-sharp.cjs <<'JS'
const sharp = require('sharp');

sharp(process.argv[2])
  .ensureAlpha()
  .raw()
  .toBuffer()
  .then((pixels) => console.log(pixels.subarray(0, 4).join(',')));
JS

numbers() {
  od -An -v -tu1 -N4 "$1" | awk '{ print $1 "," $2 "," $3 "," $4 }'
}

# look FILE: the upper left pixel, which is outside of the moustache: red, green, blue and opacity.
look() {
  ffmpeg -v error -y -i "$1" -frames:v 1 -pix_fmt rgba -f rawvideo by-ffmpeg.raw
  ffmpeg=$(numbers by-ffmpeg.raw)

  timeout 60 gst-launch-1.0 -q filesrc "location=$1" ! pngdec ! videoconvert ! video/x-raw,format=RGBA ! \
    filesink location=by-gstreamer.raw
  gstreamer=$(numbers by-gstreamer.raw)

  sharp=$(node by-sharp.cjs "$1")

  echo "$1: FFmpeg $ffmpeg; GStreamer $gstreamer; sharp $sharp"
}

moustache='ellipse 50,50 40,20 0,360'

convert -size 100x100 xc:none +antialias -fill white -draw "$moustache" white.png
bits=$(identify -format '%[png:IHDR.bit_depth], %[png:IHDR.color_type]' white.png)
echo "bits and type of white.png: $bits"
test "$bits" = '1, 0 (Grayscale)'

look white.png
test "$ffmpeg $gstreamer" = '0,0,0,255 0,0,0,255'
test "$sharp" = 0,0,0,0

# On a red film.
ffmpeg -v error -f lavfi -i color=red:s=100x100 -frames:v 1 film.png
ffmpeg -v error -i film.png -i white.png -filter_complex overlay=format=rgb,format=rgba -f rawvideo with-sticker.raw
echo "a red film with the sticker: $(numbers with-sticker.raw)"
test "$(numbers with-sticker.raw)" = 0,0,0,255

mpv --no-config --really-quiet --vo=image --vo-image-format=png --vo-image-outdir=mpv --frames=1 white.png < /dev/null
convert mpv/00000001.png -depth 8 rgba:by-mpv.raw
echo "mpv: $(numbers by-mpv.raw)"
test "$(numbers by-mpv.raw)" = 0,0,0,255

echo '<body style="margin: 0; background: red"><img src="white.png" style="display: block">' > page.html
HOME=$work timeout 100 chromium --headless --no-sandbox --disable-gpu --window-size=200,200 --screenshot=page.png \
  "file://$work/page.html" > log.txt 2>&1
convert page.png -depth 8 rgba:page.raw
echo "Chromium, on a red page: $(numbers page.raw)"
test "$(numbers page.raw)" = 255,0,0,255

# Two bits: white is 3 and black, which is nothing, 0.
cat > write.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { crc32, deflateSync } = require('node:zlib');

const [, , file, bits] = process.argv;
const side = 8;
const half = (side * Number(bits)) / 16;
const line = Buffer.concat([Buffer.alloc(1 + half, 0), Buffer.alloc(half, 255)]);

function part(name, data) {
  const start = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);

  start.writeUInt32BE(data.length);
  start.writeUInt32BE(crc32(start.subarray(4, -4)), start.length - 4);

  return start;
}

const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, Number(bits), 0, 0, 0, 0]);
const pixels = deflateSync(Buffer.concat(Array(side).fill(line)));
const parts = [part('IHDR', header), part('tRNS', Buffer.from([0, 0])), part('IDAT', pixels), part('IEND', Buffer.alloc(0))];

writeFileSync(file, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
JS

for bits in 2 4 8; do
  node write.cjs "bits-$bits.png" "$bits"
  look "bits-$bits.png"
  test "$ffmpeg $sharp" = '0,0,0,0 0,0,0,0'
  test "$gstreamer" = 0,0,0,255
done

convert -size 100x100 xc:none -fill white -draw "$moustache" soft.png
look soft.png
test "$ffmpeg $gstreamer $sharp" = '0,0,0,0 0,0,0,0 0,0,0,0'

convert -size 100x100 xc:none +antialias -fill white -draw "$moustache" PNG32:four-bytes.png
look four-bytes.png
test "$ffmpeg $gstreamer $sharp" = '0,0,0,0 0,0,0,0 0,0,0,0'
