#!/bin/sh
# Guess: an upright photo that was converted from JPEG to WebP with its metadata stays upright, above all in the program
#   that has converted it.
# Seen: the turn is in the EXIF chunk, which is written in two ways. sharp begins it with the six bytes "Exif" and two
#   zeros, as in JPEG; ImageMagick 6.9, cwebp and ExifTool begin with the data. ImageMagick turns the picture of sharp and
#   not its own one or that of cwebp (`-auto-orient` does nothing). @napi-rs/canvas turns those of ImageMagick and cwebp
#   and not that of sharp. FFmpeg 5.1 turns none. Only sharp and ExifTool read both.
# Who meets it: photos of phones that a site or a messenger saves as WebP: no face is found in them, since all of them
#   lie on their side.
# What to do: turn the pixels before (`.autoOrient()` of sharp, `-auto-orient` when JPEG is read).
set -eu

missing=
for package in imagemagick webp libimage-exiftool-perl ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' imagemagick webp libimage-exiftool-perl ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 @napi-rs/canvas@1.1.1

convert -size 24x16 xc:'rgb(198,134,96)' photo.jpg
exiftool -q -overwrite_original -n -Orientation=6 photo.jpg
convert photo.jpg by-imagemagick.webp
cwebp -quiet -metadata exif photo.jpg -o by-cwebp.webp

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

const run = (program, ...options) => execFileSync(program, options, { encoding: 'utf8' }).trim();

await sharp('photo.jpg').keepExif().webp().toFile('by-sharp.webp');

/** The size of a photo as each program shows it: 16 x 24 if it is upright. */
async function sizesOf(name) {
  const { info } = await sharp(name).autoOrient().toBuffer({ resolveWithObject: true });
  const onCanvas = await loadImage(name);

  run('ffmpeg', '-v', 'error', '-y', '-i', name, 'shown.bmp');

  return {
    ImageMagick: run('convert', name, '-auto-orient', '-format', '%wx%h', 'info:'),
    canvas: `${onCanvas.width}x${onCanvas.height}`,
    FFmpeg: run('identify', '-format', '%wx%h', 'shown.bmp'),
    sharp: `${info.width}x${info.height}`,
  };
}

const upright = '16x24';
const lying = '24x16';

for (const [name, expected] of [
  ['photo.jpg', { ImageMagick: upright, canvas: upright, FFmpeg: upright, sharp: upright }],
  ['by-imagemagick.webp', { ImageMagick: lying, canvas: upright, FFmpeg: lying, sharp: upright }],
  ['by-cwebp.webp', { ImageMagick: lying, canvas: upright, FFmpeg: lying, sharp: upright }],
  ['by-sharp.webp', { ImageMagick: upright, canvas: lying, FFmpeg: lying, sharp: upright }],
]) {
  const file = readFileSync(name);
  const start = file.indexOf('EXIF') + 8;
  const begins = name.endsWith('.webp') ? JSON.stringify(file.toString('latin1', start, start + 6)) : '';
  const sizes = await sizesOf(name);

  console.log(name, begins, sizes);
  assert.deepEqual(sizes, expected);
  assert.equal(run('exiftool', '-n', '-s3', '-Orientation', name), '6');
}
JS
node probe.mjs
