#!/bin/sh
# Guess: a TIFF file that Jimp reads without an error is the same picture as in sharp.
# Seen: TIFF has two layouts, red, green and blue of each pixel together, or one plane for each of them (tag 284 is 2).
#   Jimp 1.6.1 and the libraries below it, utif2 and utif, read the red plane as if it were pixels: the upper third of the
#   picture is grey and in disorder, the rest is black. decode-tiff has three grey stripes. sharp reads both layouts.
# Who meets it: photos for print and from scanners. Image editors offer the second layout as "per channel".
# What to do: look at tag 284 before, or read TIFF with sharp.
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
npm install --ignore-scripts --no-audit --no-fund --silent \
  jimp@1.6.1 utif2@4.1.0 utif@3.1.0 decode-tiff@0.2.1 sharp@0.35.5

convert -size 6x3 xc:'rgb(198,134,96)' -depth 8 -type TrueColor -compress none pixels.tiff
convert pixels.tiff -depth 8 -type TrueColor -compress none -interlace plane planes.tiff

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decode } from 'decode-tiff';
import { Jimp } from 'jimp';
import sharp from 'sharp';
import utif from 'utif';
import utif2 from 'utif2';

function byUtif(library, file) {
  const [page] = library.decode(file);

  library.decodeImage(file, page);

  return library.toRGBA8(page);
}

/** The first pixel of each of the three lines. */
const linesOf = (pixels) => [0, 1, 2].map((line) => [...pixels.slice(line * 24, line * 24 + 3)].join(' '));

async function read(name) {
  const file = readFileSync(name);
  const buffer = new Uint8Array(file).buffer;

  return {
    jimp: linesOf((await Jimp.read(file)).bitmap.data),
    utif2: linesOf(byUtif(utif2, buffer)),
    utif: linesOf(byUtif(utif, buffer)),
    'decode-tiff': linesOf(decode(file).data),
    sharp: linesOf(await sharp(file).ensureAlpha().raw().toBuffer()),
  };
}

const skin = Array(3).fill('198 134 96');
const third = ['198 198 198', '0 0 0', '0 0 0'];
const pixels = await read('pixels.tiff');
const planes = await read('planes.tiff');

console.log('Lines of a picture that is 198 134 96, pixel by pixel', pixels);
console.log('The same in planes', planes);

for (const lines of Object.values(pixels)) {
  assert.deepEqual(lines, skin);
}

assert.deepEqual(planes.sharp, skin);
assert.deepEqual(planes.jimp, third);
assert.deepEqual(planes.utif2, third);
assert.deepEqual(planes.utif, third);
assert.deepEqual(planes['decode-tiff'], ['96 96 96', '134 134 134', '198 198 198']);
JS
node probe.mjs
