#!/bin/sh
# Guess: sharp turns a photo of 16 bits in sRGB, with the profile of sRGB in it, into a JPEG or PNG picture of the same
#   colours, as it does with 8 bits.
# Seen: skin of 198, 134, 96 becomes 189, 137, 102, paler and greyer, and red becomes 234, 51, 34. For 16 bits, sharp
#   converts to Display P3 and writes the numbers without a profile, so that they are read as sRGB. It is the other way
#   round without a profile in the photo, but with `withMetadata` or `withIccProfile('srgb')`: the numbers are taken for
#   those of P3, and skin is 209, 130, 89. It is so for PNG and TIFF, and if they are made smaller. 8 bits are right.
# Who meets it: sites whose photos come from a program that exports 16 bits with a profile, as GIMP and programs for raw
#   photos do. The pictures on the page differ from the file that a visitor downloads.
# What to do: `pipelineColourspace('srgb')`, with which both kinds of photos are right, or `keepIccProfile()`.
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
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > draw.mjs <<'JS'
import sharp from 'sharp';

for (const [name, background] of [
  ['skin', { r: 198, g: 134, b: 96 }],
  ['red', { r: 255, g: 0, b: 0 }],
]) {
  const photo = sharp({ create: { width: 40, height: 40, channels: 3, background } });

  await photo.clone().withIccProfile('srgb').png().toFile(`${name}.png`);
  await photo.clone().png().toFile(`${name}-plain.png`);
}
JS
node draw.mjs

# ImageMagick keeps the profile.
for name in skin red skin-plain; do
  convert "$name.png" -depth 16 -define png:bit-depth=16 -define png:color-type=2 "$name-16.png"
done

convert skin-16.png -depth 16 skin-16.tif

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';

/** What a program that knows nothing of profiles sees in the file: the numbers. */
const numbersOf = (file) => [...execFileSync('convert', [file, '-crop', '1x1+5+5', '-depth', '8', 'rgb:-'])].join(', ');

async function convert(name, change) {
  const { depth, hasProfile } = await sharp(name).metadata();

  await change(sharp(name)).png().toFile('out.png');

  const written = await sharp('out.png').metadata();
  const numbers = numbersOf('out.png');

  console.log({
    name,
    depth,
    hasProfile,
    change: String(change),
    before: numbersOf(name),
    after: numbers,
    'profile written': written.hasProfile,
  });

  return numbers;
}

const asItIs = (photo) => photo;
const skin = '198, 134, 96';
const paler = '189, 137, 102';
const stronger = '209, 130, 89';

assert.equal(await convert('skin.png', asItIs), skin);
assert.equal(await convert('skin-plain.png', asItIs), skin);
assert.equal(await convert('skin-plain-16.png', asItIs), skin);

assert.equal(await convert('skin-16.png', asItIs), paler);
assert.equal(await convert('skin-16.png', (photo) => photo.resize(20)), paler);
assert.equal(await convert('skin-16.png', (photo) => photo.toColourspace('srgb')), paler);
assert.equal(await convert('skin-16.tif', asItIs), paler);
assert.equal(await convert('red-16.png', asItIs), '234, 51, 34');

// Without a profile, but with one to be written.
assert.equal(await convert('skin-plain.png', (photo) => photo.withIccProfile('srgb')), skin);
assert.equal(await convert('skin-plain-16.png', (photo) => photo.withIccProfile('srgb')), stronger);
assert.equal(await convert('skin-plain-16.png', (photo) => photo.withMetadata()), stronger);

// What helps.
assert.equal(await convert('skin-16.png', (photo) => photo.pipelineColourspace('srgb')), skin);
assert.equal(await convert('skin-16.png', (photo) => photo.keepIccProfile()), skin);
assert.equal(await convert('skin-plain-16.png', (photo) => photo.pipelineColourspace('srgb').withMetadata()), skin);
JS
node probe.mjs
