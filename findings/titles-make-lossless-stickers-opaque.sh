#!/bin/sh
# Guess: to give a picture a title changes nothing of what it shows: ExifTool writes metadata only.
# Seen: a lossless WebP sticker without metadata is one piece of data. With the first title, ExifTool 12.57 puts a header in
#   front (VP8X) that says "no alpha", although the picture has transparent parts. sharp believes the header: what was
#   transparent is black. FFmpeg and @napi-rs/canvas believe the picture. `webpinfo` calls the file an error. Exiv2 0.27 and
#   ExifTool 13.59 write "alpha". With lossy WebP, which has a header already, it is right in all of them.
# Who meets it: stickers and cut-out faces that get a mark such as "made with AI", a title or an author on a server with
#   Debian 12, and are made smaller by a site afterwards.
# What to do: Exiv2 (`exiv2 -M 'set Xmp.dc.title …'`), or ExifTool from npm. What is transparent in a
#   damaged file can still be read by `dwebp`.
set -eu

missing=
for package in libimage-exiftool-perl exiv2 webp ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl exiv2 webp ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 @napi-rs/canvas@1.1.1 exiftool-vendored.pl@13.59.3

cat > draw.mjs <<'JS'
import sharp from 'sharp';

// The left half is red like lips, the right half is transparent.
const pixels = Buffer.alloc(32 * 32 * 4);

for (let pixel = 0; pixel < 32 * 32; pixel++) {
  if (pixel % 32 < 16) {
    pixels.set([200, 16, 46, 255], pixel * 4);
  }
}

const sticker = sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } });

await sticker.clone().webp({ lossless: true }).toFile('lossless.webp');
await sticker.clone().webp().toFile('lossy.webp');
JS
node draw.mjs

cat > look.mjs <<'JS'
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

const [file] = process.argv.slice(2);
const bySharp = await sharp(file).ensureAlpha().raw().toBuffer();
const context = createCanvas(32, 32).getContext('2d');

context.drawImage(await loadImage(file), 0, 0);
console.log(
  [
    `sharp ${bySharp.subarray(31 * 4, 32 * 4).join(',')}`,
    `canvas ${context.getImageData(31, 0, 1, 1).data.join(',')}`,
  ].join('; '),
);
JS

# look FILE: the colour and opacity at the right end of the first row.
look() {
  by_ffmpeg=$(ffmpeg -v error -i "$1" -vf format=rgba,crop=1:1:31:0 -f rawvideo - | od -An -v -tu1 | xargs | tr ' ' ,)
  seen="$(node look.mjs "$1"); FFmpeg $by_ffmpeg"
  header=$(webpinfo "$1" | awk '$1 == "Alpha:" { print $2; exit }')
  echo "$1: $seen; alpha of the header: $header"
}

clear='sharp 0,0,0,0; canvas 0,0,0,0; FFmpeg 0,0,0,0'
black='sharp 0,0,0,255; canvas 0,0,0,0; FFmpeg 0,0,0,0'

look lossless.webp
test "$seen" = "$clear"

cp lossless.webp exiftool-debian.webp
exiftool -q -overwrite_original -XMP-dc:Title=Ada exiftool-debian.webp
look exiftool-debian.webp
test "$seen" = "$black"
test "$header" = 0
if webpinfo exiftool-debian.webp | grep 'No error'; then exit 1; fi

cp lossless.webp exiftool-npm.webp
perl node_modules/exiftool-vendored.pl/bin/exiftool -q -overwrite_original -XMP-dc:Title=Ada exiftool-npm.webp
look exiftool-npm.webp
test "$seen" = "$clear"
test "$header" = 1

cp lossless.webp exiv2.webp
exiv2 -M 'set Xmp.dc.title Ada' exiv2.webp
look exiv2.webp
test "$seen" = "$clear"
test "$header" = 1

cp lossy.webp lossy-exiftool-debian.webp
exiftool -q -overwrite_original -XMP-dc:Title=Ada lossy-exiftool-debian.webp
look lossy-exiftool-debian.webp
test "$header" = 1

dwebp -quiet exiftool-debian.webp -o rescued.png
cwebp -quiet -lossless -exact rescued.png -o rescued.webp
look rescued.webp
test "$seen" = "$clear"
