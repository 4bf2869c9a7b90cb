#!/bin/sh
# Guess: with `toRGBA: true`, bmp-ts returns red, green, blue and opacity for each BMP picture, so that a canvas or a PNG
#   encoder shows it.
# Seen: of a picture with 24 bits, the most common kind, the opacity is 0: the photo is invisible. Of a picture with a
#   palette, the option does nothing: the first number is an opacity of 0 and the colours follow from blue to red. Only
#   32 bits are right. Jimp, which is made with bmp-ts, puts the opacity right itself.
# Who meets it: converters and previews for pasted pictures.
# What to do: set the fourth byte of each pixel to 255 for 24 bits; read palettes with Jimp or ImageMagick.
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
npm install --ignore-scripts --no-audit --no-fund --silent bmp-ts@1.0.9 jimp@1.6.1

convert -size 8x8 xc:'rgb(198,134,96)' -type TrueColor BMP3:24-bits.bmp
convert -size 8x8 xc:'rgb(198,134,96)' -type TrueColorAlpha BMP:32-bits.bmp
convert -size 8x7 xc:'rgb(198,134,96)' \( -size 8x1 xc:black -fx 'i / 8' \) -append -type Palette BMP3:palette.bmp

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decode } from 'bmp-ts';
import { Jimp } from 'jimp';

const first = (pixels) => [...pixels.slice(0, 4)].join(', ');

for (const [name, bits, expected] of [
  ['24-bits.bmp', 24, '198, 134, 96, 0'],
  ['32-bits.bmp', 32, '198, 134, 96, 255'],
  ['palette.bmp', 4, '0, 96, 134, 198'],
]) {
  const file = readFileSync(name);
  const picture = decode(file, { toRGBA: true });
  const byJimp = first((await Jimp.read(file)).bitmap.data);

  console.log(`${name}, ${picture.bitPP} bits, bmp-ts 1.0.9:`, first(picture.data), 'Jimp 1.6.1:', byJimp);
  assert.equal(picture.bitPP, bits);
  assert.equal(first(picture.data), expected);
  assert.equal(byJimp, '198, 134, 96, 255');
}
JS
node probe.mjs
