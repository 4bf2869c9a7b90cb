#!/bin/sh
# Guess: for `createImageBitmap`, it makes no difference how the Blob of a photo was put together: its bytes are the same, and so is
#   its type.
# Seen: Firefox looks at the first piece of a Blob only. If that ends within the signature of the format (JPEG: 3 bytes, PNG: 8,
#   WebP: 12), createImageBitmap throws "The image could not be decoded", while an <img> shows the same Blob. Chromium accepts all of them.
#   image-blob-reduce, which makes photos smaller before they are uploaded, puts each JPEG photo together from its first two bytes and the
#   rest, so in Firefox nothing that it returns can be made a bitmap.
# Who meets it: pages that cut out or replace the EXIF data of photos, or collect a download piece by piece, and find faces in the result.
# What to do: `new Blob([await photo.arrayBuffer()], { type: photo.type })` before createImageBitmap.
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
npm install --no-audit --no-fund --silent esbuild@0.28.2 image-blob-reduce@5.0.1 puppeteer-core@25.16.0 sharp@0.35.5

echo "import reduce from 'image-blob-reduce'; window.reduce = reduce;" > entry.js
npx esbuild entry.js --bundle --outfile=bundle.js --log-level=error

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const photo = sharp({ create: { width: 160, height: 120, channels: 3, background: '#c68660' } });
const files = {
  'image/jpeg': await photo.jpeg().toBuffer(),
  'image/png': await photo.png().toBuffer(),
  'image/webp': await photo.webp().toBuffer(),
};

const server = createServer((request, response) => {
  if (request.url === '/bundle.js') {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(readFileSync('bundle.js'));
  } else {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Photos</title><script src="/bundle.js"></script>');
  }
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the smallest size of a first piece with which a photo becomes a bitmap, and whether <img> shows the photo in smaller pieces. */
const readPieces = (page, type) =>
  page.evaluate(
    async (bytes, type) => {
      const whole = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const inPieces = (size) => new Blob([whole.slice(0, size), whole.slice(size)], { type });
      let size = 1;

      while (size < 100) {
        try {
          await createImageBitmap(inPieces(size));
          break;
        } catch {
          size++;
        }
      }

      const image = new Image();
      image.src = URL.createObjectURL(inPieces(2));
      await image.decode();

      return `from ${size} bytes on, <img> of ${image.naturalWidth} x ${image.naturalHeight}`;
    },
    files[type].toString('base64'),
    type,
  );

/** Returns what becomes of a photo that is made smaller, as it is and as a copy in one piece. */
const reducePhoto = (page) =>
  page.evaluate(async (bytes) => {
    const whole = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const file = new File([whole], 'photo.jpg', { type: 'image/jpeg' });
    const small = await reduce().toBlob(file, { max: 80 });
    const copy = new Blob([await small.arrayBuffer()], { type: small.type });
    const describe = (blob) => createImageBitmap(blob).then(({ width, height }) => `${width} x ${height}`, String);

    return [await describe(small), await describe(copy)];
  }, files['image/jpeg'].toString('base64'));

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  await page.goto(`http://localhost:${server.address().port}/`);
  found[name] = {};
  for (const type of Object.keys(files)) {
    found[name][type] = await readPieces(page, type);
  }
  found[name].reduced = await reducePhoto(page);
  await browser.close();
}
server.close();
console.log(found);

assert.deepEqual(found, {
  chromium: {
    'image/jpeg': 'from 1 bytes on, <img> of 160 x 120',
    'image/png': 'from 1 bytes on, <img> of 160 x 120',
    'image/webp': 'from 1 bytes on, <img> of 160 x 120',
    reduced: ['80 x 60', '80 x 60'],
  },
  firefox: {
    'image/jpeg': 'from 3 bytes on, <img> of 160 x 120',
    'image/png': 'from 8 bytes on, <img> of 160 x 120',
    'image/webp': 'from 12 bytes on, <img> of 160 x 120',
    reduced: ['InvalidStateError: The image could not be decoded', '80 x 60'],
  },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
