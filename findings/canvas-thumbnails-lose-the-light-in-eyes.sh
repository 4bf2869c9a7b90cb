#!/bin/sh
# Guess: `drawImage` of a canvas shrinks a photo to an eighth by averaging, a little worse with the quality "low", which is the
#   default, and best with "high".
# Seen: with "low", Chromium looks at 4 of the 64 pixels of each place: a light of one pixel in a dark eye is gone, or, four pixels
#   further, 63 instead of 4, sixteen times too bright. "medium" is the average, and "high" is the same as "medium". Skia of
#   @napi-rs/canvas does as Chromium. Firefox does with each quality what Chromium does with "low": it has no such property,
#   and sets none. Halving three times gives the average in all of them.
# Who meets it: sites that shrink photos in the browser before they look for faces in them or upload them: small faces come
#   out jagged, and `imageSmoothingQuality = 'high'`, as one finds it everywhere, helps in one browser only.
# What to do: halve the picture until it is less than twice as large as it should be, or use pica.
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

/** The light of a black picture with one white pixel in each field of 8 x 8, shrunk to an eighth, by its place in the field. */
function shrink(create) {
  const results = {};

  for (const place of [0, 4]) {
    const large = create(256);
    const pixels = large.createImageData(256, 256);

    for (let index = 0; index < 256 * 256; index += 1) {
      const isLight = index % 8 === place && Math.floor(index / 256) % 8 === place;

      pixels.data.set(isLight ? [255, 255, 255, 255] : [0, 0, 0, 255], index * 4);
    }

    large.putImageData(pixels, 0, 0);

    for (const quality of ['default', 'low', 'medium', 'high']) {
      const small = create(32);

      if (quality !== 'default') {
        small.imageSmoothingQuality = quality;
      }

      small.drawImage(large.canvas, 0, 0, 32, 32);
      results[`${quality}, at ${place}`] = small.getImageData(16, 16, 1, 1).data[0];
    }

    let halved = large;

    for (const size of [128, 64, 32]) {
      const next = create(size);

      next.drawImage(halved.canvas, 0, 0, size, size);
      halved = next;
    }

    results[`halved, at ${place}`] = halved.getImageData(16, 16, 1, 1).data[0];
  }

  results['has the property'] = 'imageSmoothingQuality' in create(1);

  return results;
}

async function inBrowser(options) {
  const browser = await launch(options);
  const page = await browser.newPage();

  const seen = await page.evaluate(`(() => {
    const create = (size) => Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');

    return (${shrink})(create);
  })()`);

  await browser.close();

  return seen;
}

const chromium = await inBrowser({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const firefox = await inBrowser({ browser: 'firefox', executablePath: '/usr/bin/firefox' });
const skia = shrink((size) => createCanvas(size, size).getContext('2d'));

console.log('the average is', 255 / 64);
console.log({ chromium, firefox, '@napi-rs/canvas': skia });

const isAverage = (value) => Math.abs(value - 255 / 64) <= 1;

for (const seen of [chromium, firefox, skia]) {
  for (const quality of ['default', 'low']) {
    assert.equal(seen[`${quality}, at 0`], 0);
    assert.ok(seen[`${quality}, at 4`] > 60);
  }

  for (const place of [0, 4]) {
    assert.equal(seen[`high, at ${place}`], seen[`medium, at ${place}`]);
    assert.equal(isAverage(seen[`high, at ${place}`]), seen !== firefox);
    assert.ok(isAverage(seen[`halved, at ${place}`]));
  }

  assert.equal(seen['has the property'], seen !== firefox);
}
JS
node probe.mjs
