#!/bin/sh
# Guess: a JPEG photo that ImageMagick converts into PNG looks the same in a browser: no value changes, and the gamma of
#   0.45455 that is written beside it is that of sRGB.
# Seen: dark colours get darker. Hair of 40, 33, 27 is 35, 27, 20 in Chromium and Firefox, and black of 10 is 3; skin of 198,
#   134, 96 stays within 1. ImageMagick writes the chunks gAMA and cHRM, but not sRGB. Browsers compute with exactly
#   that gamma, and the curve of sRGB is another one near black. sharp and GraphicsMagick do not read the chunks, so
#   the file is "equal" in each comparison. GraphicsMagick writes none. With `-strip`, browsers show 40, 33, 27.
# Who meets it: sites with both kinds of files of one photo, such as a JPEG picture and a PNG cut-out above it: hair and
#   eyes do not match. Skia of @napi-rs/canvas reads them darker even for grey photos, for which browsers do not.
# What to do: `-define png:exclude-chunk=gAMA,cHRM`, or `-strip`, which removes the profile and the turn as well.
set -eu

missing=''
command -v convert > /dev/null || missing="$missing imagemagick"
command -v gm > /dev/null || missing="$missing graphicsmagick"
command -v firefox > /dev/null || missing="$missing firefox-esr"
command -v chromium > /dev/null || missing="$missing chromium"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick graphicsmagick firefox-esr chromium

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  puppeteer-core@25.16.0 sharp@0.35.5 @napi-rs/canvas@1.1.1

# A photo of three stripes: hair, skin and black.
cat > draw.mjs <<'JS'
import sharp from 'sharp';

const stripes = [
  [40, 33, 27],
  [198, 134, 96],
  [10, 10, 10],
];

const pixels = stripes.flatMap((colour) => Array.from({ length: 32 * 32 }, () => colour).flat());

await sharp(Buffer.from(pixels), { raw: { width: 32, height: 96, channels: 3 } })
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toFile('photo.jpg');
JS
node draw.mjs

convert photo.jpg imagemagick.png
convert photo.jpg -strip stripped.png
convert photo.jpg -define png:exclude-chunk=gAMA,cHRM excluded.png
convert photo.jpg -colorspace Gray grey.png
gm convert photo.jpg graphicsmagick.png

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const files = [
  'photo.jpg',
  'imagemagick.png',
  'graphicsmagick.png',
  'stripped.png',
  'excluded.png',
  'grey.png',
];

/** The three stripes in a picture of 32 x 96 pixels. */
const stripesOf = (pixels, channels) =>
  [16, 48, 80].map((row) => {
    const start = (row * 32 + 16) * channels;

    return [...pixels.slice(start, start + 3)].join(' ');
  });

async function bySharp(file) {
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

  return stripesOf(data, info.channels);
}

async function bySkia(file) {
  const context = createCanvas(32, 96).getContext('2d');

  context.drawImage(await loadImage(file), 0, 0);

  return stripesOf(context.getImageData(0, 0, 32, 96).data, 4);
}

/** What a browser shows on the page, as a picture of the screen. */
async function byBrowser(options) {
  const browser = await launch(options);
  const page = await browser.newPage();
  const seen = {};

  await page.setViewport({ width: 100, height: 100 });

  for (const file of files) {
    const type = file.endsWith('jpg') ? 'jpeg' : 'png';
    const source = `data:image/${type};base64,${readFileSync(file).toString('base64')}`;

    await page.setContent(`<body style="margin: 0"><img src="${source}" style="display: block">`);
    await page.evaluate(() => document.images[0].decode());

    const screen = await page.screenshot({ clip: { x: 0, y: 0, width: 32, height: 96 } });
    const { data, info } = await sharp(screen).raw().toBuffer({ resolveWithObject: true });

    seen[file] = stripesOf(data, info.channels);
  }

  await browser.close();

  return seen;
}

const chromium = await byBrowser({
  browser: 'chrome',
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const firefox = await byBrowser({ browser: 'firefox', executablePath: '/usr/bin/firefox' });
const table = {};

for (const file of files) {
  const chunks = ['gAMA', 'cHRM', 'sRGB'].filter((name) => readFileSync(file).includes(name));

  table[file] = {
    chunks: chunks.join(' '),
    sharp: await bySharp(file),
    Skia: await bySkia(file),
    chromium: chromium[file],
    firefox: firefox[file],
  };
  console.log(file, table[file]);
}

const right = ['40 33 27', '198 134 96', '10 10 10'];
const darker = ['35 27 20', '199 135 96', '3 3 3'];

for (const file of files.slice(0, 5)) {
  const expected = file === 'imagemagick.png' ? darker : right;

  assert.deepEqual(table[file].sharp, right);
  assert.deepEqual(table[file].Skia, expected);
  assert.deepEqual(table[file].chromium, expected);
  assert.deepEqual(table[file].firefox, expected);
}

assert.deepEqual(table['grey.png'].chromium, table['grey.png'].sharp);
assert.deepEqual(table['grey.png'].firefox, table['grey.png'].sharp);
assert.equal(table['grey.png'].sharp[0], '34 34 34');
assert.equal(table['grey.png'].Skia[0], '28 28 28');

assert.equal(table['imagemagick.png'].chunks, 'gAMA cHRM');
assert.equal(table['graphicsmagick.png'].chunks, '');
JS
node probe.mjs
