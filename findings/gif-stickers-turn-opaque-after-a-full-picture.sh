#!/bin/sh
# Guess: in a GIF each of whose pictures is removed again (disposal "background"), a face on nothing is on nothing in each
#   program, whatever was shown before it.
# Seen: of three pictures, the first and the last are the same face on nothing, and the one between them fills all pixels,
#   so that gifenc and ImageMagick give it no transparent colour. Browsers, GdkPixbuf and ImageMagick remove it to nothing.
#   FFmpeg, sharp and Qt 5 and 6 paint the background colour of the file, as this one picture has none that is transparent:
#   the third picture is an opaque one, a face on black or in a block of its own skin tone. The first one is right in all.
# Who meets it: stickers that flash, or that end with a photo, on their way from a browser through FFmpeg or sharp into
#   WebP or a film, or shown by a program made with Qt.
# What to do: `transparent: true` for each picture, with a number in the palette that no pixel needs to have.
set -eu

missing=
for package in ffmpeg gir1.2-gdkpixbuf-2.0 imagemagick python3-gi python3-pyqt5 python3-pyqt6; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick gir1.2-gdkpixbuf-2.0 python3-pyqt5 python3-pyqt6

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gifenc@1.0.3 sharp@0.35.5

cat > draw.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import gifenc from 'gifenc';

const size = 40;
const skin = [198, 134, 96];
const palette = [[0, 0, 0], skin];

// The face is a square of 20 pixels in the middle. The number 0 is the transparent colour.
const inFace = (place) => place >= 10 && place < 30;
const face = Uint8Array.from({ length: size * size }, (_, pixel) =>
  inFace(pixel % size) && inFace(Math.floor(pixel / size)) ? 1 : 0,
);
const full = new Uint8Array(size * size).fill(1);

const hasNothing = { transparent: true, transparentIndex: 0 };

function write(name, optionsOfFull) {
  const gif = gifenc.GIFEncoder();

  gif.writeFrame(face, size, size, { palette, delay: 200, dispose: 2, ...hasNothing });
  gif.writeFrame(full, size, size, { palette, delay: 200, dispose: 2, ...optionsOfFull });
  gif.writeFrame(face, size, size, { palette, delay: 200, dispose: 2, ...hasNothing });
  gif.finish();
  writeFileSync(name, gif.bytes());
}

write('by-gifenc.gif', {});
write('by-gifenc-all-transparent.gif', hasNothing);
JS
node draw.mjs

convert -size 40x40 xc:none -fill 'srgb(198,134,96)' -draw 'rectangle 10,10 29,29' face.png
convert -size 40x40 xc:'srgb(198,134,96)' -draw 'point 0,0' full.png
convert -delay 20 -dispose background face.png full.png face.png -loop 0 by-imagemagick.gif

cat > by-sharp.mjs <<'JS'
import sharp from 'sharp';

const [file, page] = process.argv.slice(2);
const pixels = await sharp(file, { page: Number(page) }).ensureAlpha().raw().toBuffer();
const pixel = (2 * 40 + 2) * 4;

console.log(pixels.subarray(pixel, pixel + 4).join(','));
JS

cat > by_qt.py <<'PY'
import importlib
import sys

package, file, page = sys.argv[1:]
reader = importlib.import_module(package + ".QtGui").QImageReader(file)

for _ in range(int(page) + 1):
    picture = reader.read()

print(*picture.pixelColor(2, 2).getRgb(), sep=",")
PY

cat > by_gdk.py <<'PY'
import sys
import warnings

import gi

warnings.simplefilter("ignore")
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib

file, page = sys.argv[1:]
time = GLib.TimeVal()
time.tv_sec = 1000
pictures = GdkPixbuf.PixbufAnimation.new_from_file(file).get_iter(time)
time.add(200_000 * int(page))
pictures.advance(time)
picture = pictures.get_pixbuf()
start = 2 * picture.get_rowstride() + 2 * 4
print(*picture.get_pixels()[start : start + 4], sep=",")
PY

# look FILE PICTURE: the upper left part of it in six readers: red, green, blue and opacity.
look() {
  ffmpeg=$(ffmpeg -v error -i "$1" -vf "select=eq(n\\,$2),format=rgba,crop=1:1:2:2" -frames:v 1 -f rawvideo - | numbers)
  sharp=$(node by-sharp.mjs "$1" "$2")
  qt5=$(QT_QPA_PLATFORM=offscreen /usr/bin/python3 by_qt.py PyQt5 "$1" "$2")
  qt6=$(QT_QPA_PLATFORM=offscreen /usr/bin/python3 by_qt.py PyQt6 "$1" "$2")
  gdk=$(/usr/bin/python3 by_gdk.py "$1" "$2")
  imagemagick=$(convert "$1" -coalesce -delete "$3" -crop 1x1+2+2 -depth 8 rgba:- | numbers)
  echo "$1, picture $2: FFmpeg $ffmpeg; sharp $sharp; Qt $qt5, $qt6; GdkPixbuf $gdk; ImageMagick $imagemagick"
}

numbers() {
  od -An -v -tu1 | awk '{ print $1 "," $2 "," $3 "," $4 }'
}

# opacity: of what was seen, in the order of the readers.
opacity() {
  for colour in "$ffmpeg" "$sharp" "$qt5" "$qt6" "$gdk" "$imagemagick"; do
    echo "${colour##*,}"
  done | xargs
}

for file in by-gifenc.gif by-imagemagick.gif by-gifenc-all-transparent.gif; do
  look "$file" 0 1,2
  test "$(opacity)" = '0 0 0 0 0 0'

  look "$file" 1 0,2
  test "$(opacity)" = '255 255 255 255 255 255'
done

look by-gifenc.gif 2 0,1
test "$(opacity)" = '255 255 255 255 0 0'
test "$ffmpeg $sharp $qt5" = '0,0,0,255 0,0,0,255 0,0,0,255'

look by-imagemagick.gif 2 0,1
test "$(opacity)" = '255 255 255 255 0 0'
test "$ffmpeg $sharp $qt5" = '198,134,96,255 198,134,96,255 0,0,0,255'

look by-gifenc-all-transparent.gif 2 0,1
test "$(opacity)" = '0 0 0 0 0 0'
