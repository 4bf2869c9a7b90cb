#!/bin/sh
# Guess: a photo of a phone that `createImageBitmap` has turned upright (120 x 200) stays upright if a canvas takes it over with
#   `transferFromImageBitmap`, the fastest way to show a bitmap, which copies no pixel.
# Seen: Chromium shows the pixels as they are stored, lying on their side and squeezed into 120 x 200. `toBlob`, `toDataURL` and
#   `convertToBlob` write a picture of 200 x 120, without a label that it is to be turned. `drawImage` of that canvas gives a piece
#   of the upright photo, twice as large, with nothing below it; of an OffscreenCanvas, it gives the upright photo. Firefox shows and
#   writes the upright photo each time. In Chromium, simple-image-compressor, which does nothing else, lays every photo on its side.
# Who meets it: apps for photos that show bitmaps from a worker: faces lie on their side, in their downloads too, while a detector that
#   read the same bitmap has found them upright. Photos that were stored upright are right, so tests with them pass.
# What to do: `drawImage` of the bitmap on a "2d" canvas, or of a second bitmap, made of such a canvas.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@25.16.0 sharp@0.35.5 simple-image-compressor@1.8.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';
import sharp from 'sharp';

// A photo as a phone stores it: 200 x 120 pixels, red and green above blue and white, to be turned by 90 degrees clockwise.
const part = (background, left, top) => ({ input: { create: { width: 100, height: 60, channels: 3, background } }, left, top });
const photo = await sharp({ create: { width: 200, height: 120, channels: 3, background: 'white' } })
  .composite([part('red', 0, 0), part('lime', 100, 0), part('blue', 0, 60)])
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

const page = `<!doctype html><title>Photos</title>
  <style>body { margin: 0; background: black } canvas { display: block }</style>
  <script type="module">
    import { compressImage } from '/simple-image-compressor.js';
    window.compressImage = compressImage;
  </script>`;
const server = createServer((request, response) => {
  const isLibrary = request.url === '/simple-image-compressor.js';

  response.setHeader('Content-Type', isLibrary ? 'text/javascript' : 'text/html');
  response.end(isLibrary ? readFileSync('node_modules/simple-image-compressor/dist/simple-image-compressor.js') : page);
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the colours of the four parts of a picture, from the upper left to the lower right. */
const partsOf = async (picture) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const letters = { '100': 'R', '010': 'G', '001': 'B', '111': 'W', '000': '-' };
  const places = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
  const colours = places.map(([x, y]) => {
    const start = (Math.round(info.height * y) * info.width + Math.round(info.width * x)) * 4;

    return letters[[...data.subarray(start, start + 3)].map((value) => +(value > 128)).join('')];
  });

  return `${info.width} x ${info.height} ${colours.join('')}`;
};

/** Shows the photo at the upper left of the page, and returns what can be read of it, as data URLs. */
const showPhoto = async (address) => {
  const photo = await (await fetch(address)).blob();
  const urlOf = (blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(blob);
    });
  const draw = (source, { width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d').drawImage(source, 0, 0);

    return canvas.toDataURL();
  };
  const takeOver = async (canvas) => {
    const bitmap = await createImageBitmap(photo);
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    canvas.getContext('bitmaprenderer').transferFromImageBitmap(bitmap);

    return canvas;
  };

  const bitmap = await createImageBitmap(photo);
  const shown = await takeOver(document.createElement('canvas'));
  document.body.replaceChildren(shown);
  const offscreen = await takeOver(new OffscreenCanvas(1, 1));

  return {
    bitmap: draw(bitmap, bitmap),
    toDataURL: shown.toDataURL(),
    toBlob: await urlOf(await new Promise((resolve) => shown.toBlob(resolve))),
    'drawImage of it': draw(shown, shown),
    convertToBlob: await urlOf(await offscreen.convertToBlob()),
    'drawImage of an OffscreenCanvas': draw(offscreen, offscreen),
    'simple-image-compressor': await urlOf(await compressImage(photo)),
  };
};

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  await tab.waitForFunction(() => window.compressImage);
  const pictures = await tab.evaluate(showPhoto, `data:image/jpeg;base64,${photo.toString('base64')}`);
  const screen = await tab.screenshot({ clip: { x: 0, y: 0, width: 120, height: 200 } });

  found[name] = { 'on the screen': await partsOf(Buffer.from(screen)) };
  for (const [way, picture] of Object.entries(pictures)) {
    found[name][way] = await partsOf(Buffer.from(picture.split(',')[1], 'base64'));
  }
  await browser.close();
}
server.close();
console.log(found);

const upright = '120 x 200 BRWG';
const onItsSide = '200 x 120 RGBW';

assert.deepEqual(found, {
  chromium: {
    'on the screen': '120 x 200 RGBW',
    bitmap: upright,
    toDataURL: onItsSide,
    toBlob: onItsSide,
    'drawImage of it': '120 x 200 BB--',
    convertToBlob: onItsSide,
    'drawImage of an OffscreenCanvas': upright,
    'simple-image-compressor': onItsSide,
  },
  firefox: {
    'on the screen': upright,
    bitmap: upright,
    toDataURL: upright,
    toBlob: upright,
    'drawImage of it': upright,
    convertToBlob: upright,
    'drawImage of an OffscreenCanvas': upright,
    'simple-image-compressor': upright,
  },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
