#!/bin/sh
# Guess: utif reads pictures with a palette and pictures with JPEG data, both of which its README names.
# Seen: if a palette has 16 colours or fewer, so that a pixel takes less than a byte, utif 3.1.0 paints a picture of
#   198, 134, 96 black; with more it is right. A picture whose JPEG data are red, green and blue, as ImageMagick
#   writes them (`-compress jpeg`), is read as if they were lightness and two colours: 153, 219, 209 instead of
#   198, 134, 96. utif2, the successor by another author, reads all of them as sharp does.
# Who meets it: logos, masks and scans that were saved as TIFF.
# What to do: utif2, whose functions have the same names.
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
npm install --ignore-scripts --no-audit --no-fund --silent utif@3.1.0 utif2@4.1.0 sharp@0.35.5

# A picture of one colour with a line of other colours at its lower end.
palette() {
  convert -size 24x23 xc:'rgb(198,134,96)' \
    \( -size 24x1 xc:black -fx "u + min(floor(i), $1 - 1) / 24" \) -append \
    -depth 8 -type Palette -compress none "$2"
}

palette 15 palette-16.tiff
palette 20 palette-21.tiff
convert -size 24x24 xc:'rgb(198,134,96)' -depth 8 -type TrueColor -compress jpeg -quality 95 jpeg.tiff

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import utif from 'utif';
import utif2 from 'utif2';

const first = (pixels) => [...pixels.slice(0, 3)];

function read(library, file) {
  const [page] = library.decode(file);

  library.decodeImage(file, page);

  return { bits: page.t258[0], colour: first(library.toRGBA8(page)) };
}

for (const [name, bits, isRight] of [
  ['palette-16.tiff', 4, false],
  ['palette-21.tiff', 8, true],
  ['jpeg.tiff', 8, false],
]) {
  const file = readFileSync(name);
  const buffer = new Uint8Array(file).buffer;
  const byUtif = read(utif, buffer);
  const byUtif2 = read(utif2, buffer);
  const bySharp = first(await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer());

  console.log(name, `${bits} bits, utif 3.1.0:`, byUtif.colour, 'utif2 4.1.0:', byUtif2.colour, 'sharp:', bySharp);
  assert.equal(byUtif.bits, bits);

  bySharp.forEach((value, channel) => {
    assert.ok(Math.abs(value - [198, 134, 96][channel]) < 4);
    assert.ok(Math.abs(value - byUtif2.colour[channel]) < 2);
  });

  assert.equal(
    byUtif.colour.every((value, channel) => Math.abs(value - bySharp[channel]) < 4),
    isRight
  );
}
JS
node probe.mjs
