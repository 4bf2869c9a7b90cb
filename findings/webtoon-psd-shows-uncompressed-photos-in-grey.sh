#!/bin/sh
# Guess: `composite()` of @webtoon/psd returns the pixels of the whole picture in a PSD file as other readers do, whether
#   they are compressed or not.
# Seen: if they are not, the photo is grey: red, green and blue all have the values of red, so skin of 198, 134, 96 is 198,
#   198, 198. A half-transparent sticker gets its red as opacity, too. There is no error. With RLE, the colours are right,
#   and so are those of each layer. ImageMagick writes JPEG photos uncompressed, and PNG pictures with RLE. psd.js,
#   Pillow, OpenImageIO and ImageMagick read both alike. A photo in CMYK has its inks as red, green, blue and opacity.
# Who meets it: sites that show a preview of an uploaded PSD file in the browser: whether it is in colour depends on the
#   program that has saved it.
# What to do: `composite()` of the layers, or save with `-compress RLE`.
set -eu

missing=''
command -v convert > /dev/null || missing="$missing imagemagick"
command -v oiiotool > /dev/null || missing="$missing openimageio-tools"
dpkg-query -W python3-pil > /dev/null 2>&1 || missing="$missing python3-pil"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick openimageio-tools python3-pil

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @webtoon/psd@0.4.0 psd@3.4.0 sharp@0.35.5

cat > draw.mjs <<'JS'
import sharp from 'sharp';

const picture = (channels, background) => sharp({ create: { width: 64, height: 64, channels, background } });

await picture(3, { r: 198, g: 134, b: 96 }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toFile('photo.jpg');
await picture(4, { r: 198, g: 134, b: 96, alpha: 0.5 }).png().toFile('sticker.png');
JS
node draw.mjs

convert photo.jpg from-jpeg.psd
convert photo.jpg -compress RLE rle.psd
convert photo.jpg -colorspace CMYK -compress RLE cmyk.psd
convert sticker.png -compress None sticker.psd

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Psd from '@webtoon/psd';

const PsdJs = createRequire(import.meta.url)('psd');

/** The place of the pixel at 32, 32. */
const place = (32 * 64 + 32) * 4;

/** The kind of compression of the whole picture: its section is behind three others, each with its length. */
function compressionOf(file) {
  let start = 26;

  for (let section = 0; section < 3; section += 1) {
    start += 4 + file.readUInt32BE(start);
  }

  return file.readUInt16BE(start);
}

async function byWebtoon(file) {
  const picture = Psd.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  const [layer] = picture.layers;
  const whole = await picture.composite();
  const first = layer && (await layer.composite(false));

  return {
    whole: whole.slice(place, place + 4).join(' '),
    layer: first?.slice(place, place + 4).join(' '),
  };
}

function byPsdJs(file) {
  const picture = new PsdJs(file);

  picture.parse();

  return picture.image.pixelData.slice(place, place + 3).join(' ');
}

function byPillow(name) {
  const code = `from PIL import Image; print(*Image.open("${name}").convert("RGB").getpixel((32, 32)))`;

  return String(execFileSync('/usr/bin/python3', ['-c', code])).trim();
}

function byOpenImageIo(name) {
  execFileSync('oiiotool', [name, '--subimage', '0', '--ch', 'R,G,B', '-d', 'uint8', '-o', 'seen.ppm']);

  return readFileSync('seen.ppm').subarray(-3).join(' ');
}

async function read(name) {
  const file = readFileSync(name);
  const seen = { compression: compressionOf(file), ...(await byWebtoon(file)), 'psd.js': byPsdJs(file) };

  console.log(name, { ...seen, Pillow: byPillow(name), OpenImageIO: byOpenImageIo(name) });

  return seen;
}

const skin = '198 134 96';

for (const name of ['from-jpeg.psd', 'rle.psd']) {
  assert.equal(byPillow(name), skin);
  assert.equal(byOpenImageIo(name), skin);
}

const fromJpeg = await read('from-jpeg.psd');
const rle = await read('rle.psd');

assert.deepEqual(fromJpeg, { compression: 0, whole: '198 198 198 255', layer: `${skin} 255`, 'psd.js': skin });
assert.deepEqual(rle, { compression: 1, whole: `${skin} 255`, layer: `${skin} 255`, 'psd.js': skin });

const sticker = await byWebtoon(readFileSync('sticker.psd'));
const cmyk = await byWebtoon(readFileSync('cmyk.psd'));

console.log('sticker', sticker.whole, 'CMYK', cmyk.whole, 'Pillow', byPillow('cmyk.psd'));

assert.equal(sticker.whole, '198 198 198 198');
assert.equal(cmyk.whole, '255 173 124 198');
assert.equal(byPillow('cmyk.psd'), skin);
JS
node probe.mjs
