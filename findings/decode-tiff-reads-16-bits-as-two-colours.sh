#!/bin/sh
# Guess: a decoder that reads only some kinds of TIFF raises an error for the others.
# Seen: decode-tiff does so for compressed pictures and palettes. A picture with 16 bits per colour is read as one with
#   8: each byte counts as a colour, so that 198, 134, 96 becomes 198, 198, 134 and then 134, 96, 96, and half of the
#   picture is shown, twice as wide. The inks of CMYK are red, green, blue and opacity: the same colour is
#   0, 82, 131 with an opacity of 57. A grey picture, a quarter of the bytes, is right.
# Who meets it: photos out of raw converters and scanners (16 bits) and from printers (CMYK).
# What to do: look at BitsPerSample and PhotometricInterpretation in `ifdEntries` before, or read TIFF with sharp.
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
npm install --ignore-scripts --no-audit --no-fund --silent decode-tiff@0.2.1 sharp@0.35.5

create() {
  convert -size 8x8 xc:'rgb(198,134,96)' -depth "$1" -type "$2" -compress none "$3"
}

create 8 TrueColor 8-bits.tiff
create 16 TrueColor 16-bits.tiff
create 8 ColorSeparation inks.tiff

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decode } from 'decode-tiff';
import sharp from 'sharp';

const pixelOf = (pixels, index) => [...pixels.slice(index * 4, index * 4 + 4)].join(', ');

for (const [name, expected] of [
  ['8-bits.tiff', ['198, 134, 96, 255', '198, 134, 96, 255']],
  ['16-bits.tiff', ['198, 198, 134, 255', '134, 96, 96, 255']],
  ['inks.tiff', ['0, 82, 131, 57', '0, 82, 131, 57']],
]) {
  const file = readFileSync(name);
  const { width, height, data } = decode(file);
  const pixels = [0, 1].map((index) => pixelOf(data, index));
  const bySharp = pixelOf(await sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer(), 0);

  console.log(name, `${width} x ${height}, decode-tiff 0.2.1:`, pixels, 'sharp:', bySharp);
  assert.deepEqual([width, height], [8, 8]);
  assert.deepEqual(pixels, expected);
  assert.match(bySharp, /^19\d, 1[34]\d, \d+, 255$/);
}
JS
node probe.mjs
