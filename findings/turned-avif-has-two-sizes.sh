#!/bin/sh
# Guess: a photo taken upright (64 x 48, to be turned by 90 degrees) has the same size in all libraries once it is AVIF.
# Seen: AVIF keeps the turn as a property of the picture, not as an Exif number. sharp says 48 x 64 without an
#   orientation, probe-image-size 64 x 48 with orientation 6, and image-size 64 x 48 with nothing, so that nobody can
#   know. For the JPEG all three agree: 64 x 48, orientation 6. In WebP and PNG only sharp sees the orientation.
# Who meets it: builds that write `width` and `height` into the page to avoid layout shift: the box of the upright photo
#   lies on its side.
# What to do: turn the pixels (`sharp().autoOrient()`) before saving, or take sizes from sharp.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 image-size@2.1.0 probe-image-size@7.5.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { imageSize } = require('image-size');
const probe = require('probe-image-size');
const sharp = require('sharp');

const describe = ({ width, height, orientation }) => `${width}x${height} orientation ${orientation ?? 'none'}`;

const seen = {};

(async () => {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  for (const format of ['jpeg', 'png', 'webp', 'avif']) {
    const picture = await sharp(photo).keepExif().toFormat(format).toBuffer();

    seen[format] = {
      sharp: describe(await sharp(picture).metadata()),
      'image-size': describe(imageSize(picture)),
      'probe-image-size': describe(probe.sync(picture)),
    };
  }

  console.log('sharp 0.35.5, image-size 2.1.0, probe-image-size 7.5.0', seen);

  assert.deepEqual(Object.values(seen.jpeg), Array(3).fill('64x48 orientation 6'));
  assert.deepEqual(Object.values(seen.png), [
    '64x48 orientation 6',
    '64x48 orientation none',
    '64x48 orientation none',
  ]);
  assert.deepEqual(Object.values(seen.webp), Object.values(seen.png));
  assert.deepEqual(Object.values(seen.avif), [
    '48x64 orientation none',
    '64x48 orientation none',
    '64x48 orientation 6',
  ]);
})();
JS
node probe.cjs
