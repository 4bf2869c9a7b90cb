#!/bin/sh
# Guess: the merged picture of a PSD file is the sticker as it was saved, in each program that reads it.
# Seen: in PSD, the merged picture is mixed with white and has its opacity besides, so a reader has to take the white
#   out. ag-psd writes and reads it so, and ImageMagick 6.9 reads it so: 197, 133, 96 for the half-transparent skin tone
#   198, 134, 96. FFmpeg 5.1 and @webtoon/psd show the mixture: 226, 194, 175. ImageMagick itself writes without white and
#   takes white out of its own file: from PNG to PSD and back, skin is purple, 142, 15, 195, with an overflow in blue.
#   The layer in the same file (`[1]`) is right. Opaque pictures are the same everywhere.
# Who meets it: stickers and masks with soft edges that come from or go to an image editor.
# What to do: read the layers instead of the merged picture; hand stickers on as PNG.
set -eu

missing=
for package in imagemagick ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ag-psd@31.0.2 @webtoon/psd@0.4.0 @napi-rs/canvas@1.1.1

cat > write.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { writePsdBuffer } from 'ag-psd';

const size = 8;
const data = Uint8ClampedArray.from(Array(size * size).fill([198, 134, 96, 128]).flat());
const imageData = { width: size, height: size, data };

writeFileSync(
  'by-ag-psd.psd',
  writePsdBuffer({ width: size, height: size, imageData, children: [{ name: 'Sticker', imageData }] })
);
JS
node write.mjs

cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { initializeCanvas, readPsd } from 'ag-psd';
import psd from '@webtoon/psd';

initializeCanvas((width, height) => createCanvas(width, height));

const file = readFileSync('by-ag-psd.psd');
const byAgPsd = readPsd(file, { useImageData: true }).imageData.data;
const byWebtoon = await psd.parse(new Uint8Array(file).buffer).composite();

console.log([...byAgPsd.slice(0, 4)].join(' '));
console.log([...byWebtoon.slice(0, 4)].join(' '));
JS

in_imagemagick() {
  convert "$1" -depth 8 rgba:- | head -c 4 | od -An -tu1 | xargs
}

in_ffmpeg() {
  ffmpeg -v error -i "$1" -f rawvideo -pix_fmt rgba - | head -c 4 | od -An -tu1 | xargs
}

convert -size 8x8 xc:'rgba(198,134,96,0.502)' -depth 8 sticker.png
convert sticker.png by-imagemagick.psd

echo "Written by ag-psd: ImageMagick $(in_imagemagick 'by-ag-psd.psd[0]'), FFmpeg $(in_ffmpeg by-ag-psd.psd)"
node read.mjs | tee libraries.txt
echo "Written by ImageMagick: merged $(in_imagemagick 'by-imagemagick.psd[0]')"
echo "Its layer: $(in_imagemagick 'by-imagemagick.psd[1]')"

[ "$(in_imagemagick 'by-ag-psd.psd[0]')" = '197 133 95 128' ]
[ "$(in_ffmpeg by-ag-psd.psd)" = '226 194 175 128' ]
[ "$(sed -n 1p libraries.txt)" = '197 133 96 128' ]
[ "$(sed -n 2p libraries.txt)" = '226 194 175 128' ]
[ "$(in_imagemagick 'by-imagemagick.psd[0]')" = '142 15 195 129' ]
[ "$(in_imagemagick 'by-imagemagick.psd[1]')" = '198 134 96 129' ]
