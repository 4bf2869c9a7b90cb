#!/bin/sh
# Guess: js-image-compressor, whose description says that it reads the EXIF data of JPEG photos and corrects their direction, returns an upright
#   photo of a phone in a browser.
# Seen: browsers have turned the photo before, so it is turned twice: an upright photo of 120 x 200 becomes a lying one of 80 x 48, upside down.
#   A mirrored photo, as of front cameras, is all black. Chromium and Firefox do the same. compressorjs returns both photos right.
# Who meets it: pages that make photos smaller before they are uploaded: no face is found in photos of phones.
# What to do: `redressOrientation: false`, or another library.
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
npm install --no-audit --no-fund --silent compressorjs@1.3.0 esbuild@0.28.2 js-image-compressor@2.0.0 puppeteer-core@25.16.0 sharp@0.35.5
cat > entry.js <<'JS'
import Compressor from 'compressorjs';
import ImageCompressor from 'js-image-compressor';

Object.assign(window, { Compressor, ImageCompressor });
JS
npx esbuild entry.js --bundle --outfile=bundle.js --log-level=error

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';
import sharp from 'sharp';

// A photo as a phone stores it: 200 x 120 pixels, red and green above blue and white.
const part = (background, left, top) => ({ input: { create: { width: 100, height: 60, channels: 3, background } }, left, top });
const photoWith = async (orientation) => {
  const photo = sharp({ create: { width: 200, height: 120, channels: 3, background: 'white' } })
    .composite([part('red', 0, 0), part('lime', 100, 0), part('blue', 0, 60)])
    .withMetadata({ orientation });

  return (await photo.jpeg().toBuffer()).toString('base64');
};
const photos = { stored: await photoWith(1), turned: await photoWith(6), mirrored: await photoWith(2) };

const server = createServer((request, response) => {
  const isScript = request.url === '/bundle.js';

  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? readFileSync('bundle.js') : '<!doctype html><title>Photos</title><script src="/bundle.js"></script>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the size of a smaller photo and the colours of its four parts, from the upper left to the lower right. */
const reduce = async (library, bytes, options) => {
  const file = new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'photo.jpg', { type: 'image/jpeg' });
  const small = await new Promise((success, error) => {
    if (library === 'compressorjs') {
      new Compressor(file, { maxWidth: 80, success, error });
    } else {
      new ImageCompressor({ file, maxWidth: 80, success, error, ...options });
    }
  });
  const bitmap = await createImageBitmap(small);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  const letters = { '100': 'R', '010': 'G', '001': 'B', '111': 'W', '000': '-' };
  const places = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];

  context.drawImage(bitmap, 0, 0);
  const colours = places.map(([x, y]) => {
    const pixel = context.getImageData(Math.round(bitmap.width * x), Math.round(bitmap.height * y), 1, 1).data;

    return letters[[...pixel.slice(0, 3)].map((value) => +(value > 128)).join('')];
  });

  return `${bitmap.width} x ${bitmap.height} ${colours.join('')}`;
};

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  const seen = {};

  await page.goto(`http://localhost:${server.address().port}/`);
  for (const [label, photo] of Object.entries(photos)) {
    seen[label] = {
      compressorjs: await page.evaluate(reduce, 'compressorjs', photo, {}),
      'js-image-compressor': await page.evaluate(reduce, 'js-image-compressor', photo, {}),
      'without redressOrientation': await page.evaluate(reduce, 'js-image-compressor', photo, { redressOrientation: false }),
    };
  }
  await browser.close();
  console.log(name, seen);

  for (const [label, right, wrong] of [
    ['stored', '80 x 48 RGBW', '80 x 48 RGBW'],
    ['turned', '80 x 133 BRWG', '80 x 48 WBGR'],
    ['mirrored', '80 x 48 GRWB', '80 x 48 ----'],
  ]) {
    assert.deepEqual(seen[label], { compressorjs: right, 'js-image-compressor': wrong, 'without redressOrientation': right });
  }
}
server.close();
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
