#!/bin/sh
# Guess: `drawImage(photo, x, y, width, height, …)` with a piece of a photo, enlarged, shows that piece only, to its last line, in
#   each browser.
# Seen: in Chromium, the edge of the piece is mixed with what is beside it in the photo: of a red field beside a blue one,
#   enlarged four times, the last column is 159, 0, 95. Firefox shows 255, 0, 0. Skia of @napi-rs/canvas does as Chromium,
#   with each quality. The HTML standard wants it so: pixels outside of the piece count if they are in the picture. Shrunk
#   pieces are clean in all three, and so is a canvas of the piece's own size that is enlarged.
# Who meets it: sites that show faces cut out of a photo, or frames of a sprite sheet, larger than they are: a line of the
#   neighbour, such as hair or the next frame, appears at the edge in most browsers.
# What to do: draw the piece onto a canvas of its own size first, and enlarge that.
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
npm install --ignore-scripts --no-audit --no-fund --silent @napi-rs/canvas@1.1.1 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createCanvas } from '@napi-rs/canvas';
import { launch } from 'puppeteer-core';

/** The last column of a red piece of 16 x 32 pixels, which has blue at its right. */
function enlarge(create) {
  const photo = create(32, 32);

  photo.fillStyle = '#f00';
  photo.fillRect(0, 0, 16, 32);
  photo.fillStyle = '#00f';
  photo.fillRect(16, 0, 16, 32);

  const piece = create(16, 32);

  piece.drawImage(photo.canvas, 0, 0);

  const last = (context, column) => [...context.getImageData(column, 4, 1, 1).data].slice(0, 3).join(' ');
  const results = {};

  for (const quality of ['low', 'medium', 'high']) {
    const large = create(64, 128);
    const small = create(4, 8);

    large.imageSmoothingQuality = quality;
    large.drawImage(photo.canvas, 0, 0, 16, 32, 0, 0, 64, 128);
    results[`enlarged, ${quality}`] = last(large, 63);

    small.imageSmoothingQuality = quality;
    small.drawImage(photo.canvas, 0, 0, 16, 32, 0, 0, 4, 8);
    results[`shrunk, ${quality}`] = last(small, 3);
  }

  const large = create(64, 128);

  large.drawImage(piece.canvas, 0, 0, 64, 128);
  results['enlarged, from a canvas of its own'] = last(large, 63);

  return results;
}

async function inBrowser(options) {
  const browser = await launch(options);
  const page = await browser.newPage();

  const seen = await page.evaluate(`(() => {
    const create = (width, height) => Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');

    return (${enlarge})(create);
  })()`);

  await browser.close();

  return seen;
}

const chromium = await inBrowser({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const firefox = await inBrowser({ browser: 'firefox', executablePath: '/usr/bin/firefox' });
const skia = enlarge((width, height) => createCanvas(width, height).getContext('2d'));

console.log({ chromium, firefox, '@napi-rs/canvas': skia });

const red = '255 0 0';

for (const seen of [chromium, firefox, skia]) {
  for (const [name, colour] of Object.entries(seen)) {
    const isMixed = seen !== firefox && /^enlarged, (low|medium|high)$/.test(name);

    assert.equal(colour === red, !isMixed, name);
  }
}

assert.equal(chromium['enlarged, low'], '159 0 95');
JS
node probe.mjs
