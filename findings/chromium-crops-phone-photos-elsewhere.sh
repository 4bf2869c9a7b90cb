#!/bin/sh
# Guess: `createImageBitmap(photo, x, y, width, height)` cuts a piece out of a photo as it is shown: with the orientation of its
#   EXIF data applied, as `drawImage` with the same numbers does.
# Seen: in Chromium, photos that a phone took upright (orientation 6 and 8) are cut at the opposite place: for the upper left
#   quarter, one gets the lower right one. The size is right, and nothing is turned. It is so for a `Blob`, for an `<img>` and
#   for a bitmap of the whole photo, and `imageOrientation` changes nothing: "none" does not switch the orientation
#   off in either browser. Photos with the orientations 1 and 3 are right. Firefox cuts the right piece out, and
#   `drawImage` does so in both, from the photo and from a bitmap of the whole.
# Who meets it: sites that cut the faces out of a photo for a swap, by the boxes that a detector has found in it: with photos
#   of cameras all is well, and for those of phones, the pieces are of the wall behind.
# What to do: `drawImage(photo, x, y, width, height, 0, 0, width, height)` onto a canvas.
set -eu

missing=''
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

dpkg-query -W -f '${Package} ${Version}\n' firefox-esr chromium

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const colours = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };

/** How the pixels are stored, so that a photo with this orientation is shown with red and green above blue and white. */
const stored = {
  1: [['red', 'green'], ['blue', 'white']],
  3: [['white', 'blue'], ['green', 'red']],
  6: [['green', 'white'], ['red', 'blue']],
  8: [['blue', 'red'], ['white', 'green']],
};

/** A JPEG photo of 64 x 32 pixels, or 32 x 64 if it lies on its side. */
async function takePhoto(orientation) {
  const quarters = stored[orientation].flat().flatMap((name) => colours[name]);
  const size = orientation > 4 ? { width: 32, height: 64 } : { width: 64, height: 32 };

  const photo = await sharp(Buffer.from(quarters), { raw: { width: 2, height: 2, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

  return photo.toString('base64');
}

/** Runs in the page: what is in the upper left quarter. */
async function cut(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const blob = new Blob([bytes], { type: 'image/jpeg' });
  const image = new Image();

  image.src = URL.createObjectURL(blob);
  await image.decode();

  const quarter = [0, 0, 32, 16];

  function nameOf(source, ...area) {
    const context = Object.assign(document.createElement('canvas'), { width: 32, height: 16 }).getContext('2d');

    context.drawImage(source, ...area, 0, 0, 32, 16);

    const [red, green, blue] = context.getImageData(16, 8, 1, 1).data;
    const isOn = [red > 128, green > 128, blue > 128].map(Number).join('');

    return { 100: 'red', '010': 'green', '001': 'blue', 111: 'white' }[isOn];
  }

  const whole = await createImageBitmap(blob);
  const ofBlob = await createImageBitmap(blob, ...quarter);

  return {
    size: `${image.naturalWidth} x ${image.naturalHeight}`,
    drawImage: nameOf(image, ...quarter),
    'drawImage, whole bitmap': nameOf(whole, ...quarter),
    'bitmap of whole bitmap': nameOf(await createImageBitmap(whole, ...quarter), ...quarter),
    Blob: nameOf(ofBlob, ...quarter),
    img: nameOf(await createImageBitmap(image, ...quarter), ...quarter),
    'Blob, none': nameOf(await createImageBitmap(blob, ...quarter, { imageOrientation: 'none' }), ...quarter),
    'size of Blob, none': await createImageBitmap(blob, { imageOrientation: 'none' }).then(
      ({ width, height }) => `${width} x ${height}`,
    ),
  };
}

async function inBrowser(options) {
  const browser = await launch(options);
  const page = await browser.newPage();
  const seen = {};

  for (const orientation of Object.keys(stored)) {
    seen[orientation] = await page.evaluate(cut, await takePhoto(Number(orientation)));
  }

  console.log(await browser.version(), seen);
  await browser.close();

  return seen;
}

const chromium = await inBrowser({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const firefox = await inBrowser({ browser: 'firefox', executablePath: '/usr/bin/firefox' });

const right = ['drawImage', 'drawImage, whole bitmap'];
const cutOut = ['Blob', 'img', 'Blob, none', 'bitmap of whole bitmap'];

for (const seen of [chromium, firefox]) {
  for (const [orientation, photo] of Object.entries(seen)) {
    const isElsewhere = seen === chromium && orientation > 4;

    assert.equal(photo.size, '64 x 32');
    assert.equal(photo['size of Blob, none'], '64 x 32');

    for (const way of right) {
      assert.equal(photo[way], 'red');
    }

    for (const way of cutOut) {
      assert.equal(photo[way], isElsewhere ? 'white' : 'red');
    }
  }
}
JS
node probe.mjs
