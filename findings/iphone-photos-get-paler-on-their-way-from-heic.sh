#!/bin/sh
# Guess: programs that make a JPEG or PNG file of a HEIC photo keep its colours: they convert them to sRGB, or copy the
#   colour profile.
# Seen: heic-convert and ImageMagick 6 do neither. They copy the numbers and drop the profile. Photos of an iPhone are in
#   Display P3, so all programs show the new files paler: a skin tone of 198, 134, 96 is 190, 137, 103. The converter of
#   libheif, in which both decode, and GraphicsMagick keep the profile; ImageMagick keeps that of a JPEG file.
# Who meets it: sites and programs that take photos of iPhones; the swapped face gets the pale tone.
# What to do: convert with heif-convert, or read the profile of the HEIC file (the box `colr`) and apply it to the
#   decoded pixels.
set -eu

missing=
for package in libheif-examples imagemagick graphicsmagick libmagickcore-6.q16-6-extra; do
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

dpkg-query -W -f '${Package} ${Version}\n' libheif-examples imagemagick graphicsmagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent heic-convert@2.1.0
npm install --no-audit --no-fund --silent sharp@0.35.5

# A skin tone that is 198, 134, 96 in sRGB, written in Display P3, as an iPhone does.
cat > photo.mjs <<'JS'
import sharp from 'sharp';

await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 198, g: 134, b: 96 } } })
  .withIccProfile('p3')
  .png()
  .toFile('photo.png');
await sharp('photo.png').keepIccProfile().jpeg({ quality: 100 }).toFile('photo.jpeg');
JS
node photo.mjs
heif-enc -q 100 -p chroma=444 -o photo.heic photo.png

heif-convert photo.heic by-libheif.png > /dev/null
gm convert photo.heic by-graphicsmagick.png
convert photo.heic by-imagemagick.png
convert photo.jpeg jpeg-by-imagemagick.png

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import convert from 'heic-convert';
import sharp from 'sharp';

const buffer = readFileSync('photo.heic');

for (const format of ['PNG', 'JPEG']) {
  writeFileSync(`by-heic-convert.${format.toLowerCase()}`, Buffer.from(await convert({ buffer, format, quality: 1 })));
}

// The colour that is shown: sharp applies the profile of a file, as browsers do.
const show = async (file) => {
  const { hasProfile } = await sharp(file).metadata();
  const pixels = await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();

  return { hasProfile, colour: [...pixels.subarray(0, 3)] };
};

const near = (one, other) => one.every((value, index) => Math.abs(value - other[index]) <= 2);

for (const [file, profile, expected] of [
  ['photo.png', true, [198, 134, 96]],
  ['by-libheif.png', true, [198, 134, 96]],
  ['by-graphicsmagick.png', true, [198, 134, 96]],
  ['jpeg-by-imagemagick.png', true, [198, 134, 96]],
  ['by-imagemagick.png', false, [190, 137, 103]],
  ['by-heic-convert.png', false, [190, 137, 103]],
  ['by-heic-convert.jpeg', false, [190, 137, 103]],
]) {
  const { hasProfile, colour } = await show(file);

  console.log(file, hasProfile ? 'with a profile' : 'without a profile', colour.join(', '));
  assert.equal(hasProfile, profile);
  assert.ok(near(colour, expected));
}
JS
node probe.mjs
