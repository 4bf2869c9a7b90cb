#!/bin/sh
# Guess: a half-transparent sticker that Jimp saves as TIFF comes back as it was, as it does from PNG.
# Seen: Jimp 1.6.1 lays the picture over itself while it saves TIFF: an opacity of 128 is 191 in the file, 64 is 111. The
#   file also says that its colours are multiplied with the opacity (ExtraSamples 1), which they are not. Jimp reads
#   198, 134, 96 again; ImageMagick divides and shows 255, 178, 128. PNG keeps all four numbers.
# Who meets it: half-transparent layers and soft edges of masks that are kept as TIFF, to lose nothing.
# What to do: PNG, or sharp for TIFF.
set -eu

if ! command -v convert > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package imagemagick' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends imagemagick > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jimp@1.6.1 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { Jimp } from 'jimp';
import sharp from 'sharp';

const sticker = new Jimp({ width: 8, height: 8, color: 0xc6866080 });
const first = (pixels) => [...pixels.slice(0, 4)].join(', ');
const tiff = await sticker.getBuffer('image/tiff');
const png = await sticker.getBuffer('image/png');
const ofTiff = first((await Jimp.read(tiff)).bitmap.data);
const ofPng = first((await Jimp.read(png)).bitmap.data);
const bytes = first(tiff.subarray(-4));

writeFileSync('jimp.tiff', tiff);
console.log('Jimp 1.6.1:', first(sticker.bitmap.data), 'as PNG', ofPng, 'as TIFF', ofTiff, 'in the file', bytes);
assert.equal(ofPng, '198, 134, 96, 128');
assert.equal(ofTiff, '198, 134, 96, 191');
assert.equal(bytes, '198, 134, 96, 191');

const input = { create: { width: 8, height: 8, channels: 4, background: { r: 198, g: 134, b: 96, alpha: 0.502 } } };
const bySharp = await Jimp.read(await sharp(input).tiff({ compression: 'none' }).toBuffer());

console.log('TIFF by sharp, read by Jimp:', first(bySharp.bitmap.data));
assert.equal(first(bySharp.bitmap.data), '198, 134, 96, 128');
JS
node probe.mjs

byImageMagick=$(convert jimp.tiff -depth 8 rgba:- | head -c 4 | od -An -tu1 | xargs)

echo "ImageMagick: $byImageMagick"
[ "$byImageMagick" = '255 178 128 191' ]
