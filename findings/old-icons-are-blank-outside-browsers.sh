#!/bin/sh
# Guess: what Chromium and Firefox show as an icon, libraries for ICO files read, down to the old ones: an icon of 32 bits
#   without any opacity, whose shape is in its mask of one bit, is opaque within its mask, as in Windows.
# Seen: Pillow, ImageMagick, icotool, decode-ico, sharp-ico and icojs read the opacity and not the mask: each pixel is
#   transparent, without a warning. Both browsers show a red disc. The same icon with 8 bits is read by all.
# Who meets it: services that fetch favicon.ico of sites for a list, and programs that show the icons of .exe files: icons
#   of programs from before Windows XP had been made to 32 bits this way.
# What to do: if every opacity is zero, take the mask; or let a browser draw the icon.
set -eu

missing=
for package in chromium firefox-esr icoutils imagemagick python3-pil; do
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

dpkg-query -W -f '${Package} ${Version}\n' chromium firefox-esr icoutils imagemagick python3-pil

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent decode-ico@0.4.1 icojs@1.0.1 sharp-ico@0.1.5 sharp@0.35.5

cat > write.cjs <<'JS'
const { writeFileSync } = require('node:fs');

const size = 32;
const isInside = (x, y) => Math.hypot(x - 15.5, y - 15.5) < 12;

/** Writes a red disc as an icon with one picture of 32 by 32 pixels, from the bottom to the top, and its mask. */
function write(name, bits) {
  const colours = bits === 8 ? 256 : 0;
  const pixels = 40 + colours * 4;
  const mask = pixels + (size * size * bits) / 8;
  const picture = Buffer.alloc(mask + (size * size) / 8);
  const header = Buffer.alloc(22);

  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header[6] = header[7] = size;
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(bits, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);

  picture.writeUInt32LE(40, 0);
  picture.writeInt32LE(size, 4);
  picture.writeInt32LE(size * 2, 8);
  picture.writeUInt16LE(1, 12);
  picture.writeUInt16LE(bits, 14);
  if (colours > 0) picture.set([40, 80, 200, 0], 44);

  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const index = (size - 1 - y) * size + x;

      if (!isInside(x, y)) picture[mask + (index >> 3)] |= 0x80 >> (index & 7);
      else if (colours > 0) picture[pixels + index] = 1;
      else picture.set([40, 80, 200, 0], pixels + index * 4);
    }
  }

  writeFileSync(name, Buffer.concat([header, picture]));
}

write('palette.ico', 8);
write('masked.ico', 32);
JS
node write.cjs

cat > read.cjs <<'JS'
const { readFileSync } = require('node:fs');
const decode = require('decode-ico');
const { decodeIco } = require('icojs');
const { decode: sharpDecode } = require('sharp-ico');

const [, , name] = process.argv;
const file = readFileSync(name);
const middle = (16 * 32 + 16) * 4;
const print = (reader, { data }) => console.log(`${reader} ${name}: ${[...data.slice(middle, middle + 4)].join(',')}`);

async function main() {
  print('decode-ico', decode(file)[0]);
  print('icojs', (await decodeIco(file))[0]);
  print('sharp-ico', sharpDecode(file)[0]);
}

main();
JS

for icon in palette masked; do
  file=$icon.ico
  echo "<!doctype html><body style='margin: 0; background: #fff'><img src='$file'>" > page.html

  timeout 120 chromium --headless --no-sandbox --window-size=64,64 --screenshot="$work/chromium.png" \
    "file://$work/page.html" > /dev/null 2>&1
  HOME=$work timeout 120 firefox-esr --headless --window-size=64,64 --screenshot "$work/firefox.png" \
    "file://$work/page.html" > /dev/null 2>&1

  for browser in chromium firefox; do
    echo "$browser $file: $(convert $browser.png -depth 8 -crop 1x1+16+16 rgb:- | od -An -tu1 | tr -s ' ' , | cut -c 2-)"
  done

  echo "imagemagick $file: $(convert $file -depth 8 -crop 1x1+16+16 rgba:- | od -An -tu1 | tr -s ' ' , | cut -c 2-)"
  icotool -x -o icotool.png $file
  echo "icotool $file: $(convert icotool.png -depth 8 -crop 1x1+16+16 rgba:- | od -An -tu1 | tr -s ' ' , | cut -c 2-)"
  /usr/bin/python3 -c "
from PIL import Image

print('pillow $file:', ','.join(map(str, Image.open('$file').convert('RGBA').getpixel((16, 16)))))
"
  node read.cjs $file
done | tee seen

diff - seen <<'TEXT'
chromium palette.ico: 200,80,40
firefox palette.ico: 200,80,40
imagemagick palette.ico: 200,80,40,255
icotool palette.ico: 200,80,40,255
pillow palette.ico: 200,80,40,255
decode-ico palette.ico: 200,80,40,255
icojs palette.ico: 200,80,40,255
sharp-ico palette.ico: 200,80,40,255
chromium masked.ico: 200,80,40
firefox masked.ico: 200,80,40
imagemagick masked.ico: 200,80,40,0
icotool masked.ico: 200,80,40,0
pillow masked.ico: 200,80,40,0
decode-ico masked.ico: 200,80,40,0
icojs masked.ico: 200,80,40,0
sharp-ico masked.ico: 200,80,40,0
TEXT
