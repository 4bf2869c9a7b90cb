#!/bin/sh
# Guess: a library that reads BMP pictures with 24 and 32 bits reads the ones that ImageMagick writes.
# Seen: bmp-js supposes that the header has 40 bytes and that the pixels follow. ImageMagick's header has 124 bytes. The
#   file says where the pixels begin; bmp-js returns this number as `offset` and does not use it. The rest of the header
#   becomes the first pixels of the lowest line, all others are moved to the right, and the end is lost. There is no
#   error.
# Who meets it: programs that take BMP from a clipboard or a scanner; tesseract.js reads BMP with this package.
# What to do: bmp-ts or fast-bmp, or `convert in.png BMP3:out.bmp`, which writes the short header.
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
npm install --ignore-scripts --no-audit --no-fund --silent bmp-js@0.1.0 fast-bmp@4.0.1

convert -size 16x8 xc:'rgb(198,134,96)' -type TrueColor BMP:long.bmp
convert -size 16x8 xc:'rgb(198,134,96)' -type TrueColor BMP3:short.bmp

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import bmpJs from 'bmp-js';
import { decode } from 'fast-bmp';

/** How many pixels of the picture have the one colour that it should have. */
function countSkin(data, channels, red) {
  let count = 0;

  for (let index = 0; index < data.length; index += channels) {
    const colour = [...data.slice(index, index + channels)];
    const [first, , third] = colour.slice(red);

    count += [first, third].sort().join() === '198,96' && colour[red + 1] === 134 ? 1 : 0;
  }

  return count;
}

for (const [name, expected] of [
  ['short.bmp', 128],
  ['long.bmp', 100],
]) {
  const file = readFileSync(name);
  const byBmpJs = bmpJs.decode(file);
  const byFastBmp = decode(file);
  const ofBmpJs = countSkin(byBmpJs.data, 4, 1);
  const ofFastBmp = countSkin(byFastBmp.data, byFastBmp.channels, 0);

  console.log(name, 'header of', byBmpJs.headerSize, 'bytes, pixels from byte', byBmpJs.offset);
  console.log('  pixels that are skin, of 128: bmp-js', ofBmpJs, 'fast-bmp', ofFastBmp);
  assert.equal(ofFastBmp, 128);
  assert.equal(ofBmpJs, expected);
}
JS
node probe.mjs
