#!/bin/sh
# Guess: a picture that `drawImage` puts between two pixels of a canvas has a soft edge there, as a rectangle of `fillRect` has:
#   at x = 0.25, three quarters of the first column.
# Seen: in Chromium, the outline of the picture jumps to whole pixels: at 0.25 and 0.4, it begins with a full column at 0, at 0.5
#   and 0.75 with a full one at 1. What is within it moves by parts of a pixel, as it should. A rectangle at the same place
#   has soft edges. In Firefox, both have. Skia of @napi-rs/canvas does as Chromium. Once the canvas is turned by some
#   degrees, Chromium's pictures have soft edges as well.
# Who meets it: sites that lay a face or a sticker over a video and smooth its way: in Chromium, the outline trembles by a pixel
#   while the face moves evenly, and a slow drift is a row of jumps.
# What to do: leave a transparent line of one pixel around the picture: its edge is then inside, and moves evenly.
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

/** The opacity of the first two columns of a red picture, and of a red rectangle, by its x. */
function draw(create) {
  const sticker = create(16);
  const framed = create(18);
  const results = {};

  sticker.fillStyle = '#f00';
  sticker.fillRect(0, 0, 16, 16);
  framed.drawImage(sticker.canvas, 1, 1);

  const columns = (context, first) => {
    const { data } = context.getImageData(first, 12, 2, 1);

    return `${data[3]} ${data[7]}`;
  };

  for (const x of [0.25, 0.4, 0.5, 0.75]) {
    const [picture, rectangle, withFrame] = [create(32), create(32), create(32)];

    picture.drawImage(sticker.canvas, 4 + x, 4);
    rectangle.fillStyle = '#f00';
    rectangle.fillRect(4 + x, 4, 16, 16);
    withFrame.drawImage(framed.canvas, 3 + x, 3);

    results[x] = {
      picture: columns(picture, 4),
      rectangle: columns(rectangle, 4),
      'picture with a transparent line': columns(withFrame, 4),
    };
  }

  return results;
}

async function inBrowser(options) {
  const browser = await launch(options);
  const page = await browser.newPage();

  const seen = await page.evaluate(`(() => {
    const create = (size) => Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d');

    return (${draw})(create);
  })()`);

  await browser.close();

  return seen;
}

const chromium = await inBrowser({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const firefox = await inBrowser({ browser: 'firefox', executablePath: '/usr/bin/firefox' });
const skia = draw((size) => createCanvas(size, size).getContext('2d'));

console.log({ chromium, firefox, '@napi-rs/canvas': skia });

/** Whether the first column is as opaque as the part of it that is covered. */
const isSoft = (columns, x) => Math.abs(Number(columns.split(' ')[0]) - (1 - x) * 255) <= 16;

for (const seen of [chromium, firefox, skia]) {
  for (const [x, { picture, rectangle, 'picture with a transparent line': framed }] of Object.entries(seen)) {
    assert.ok(isSoft(rectangle, x));
    assert.ok(isSoft(framed, x));
    assert.equal(isSoft(picture, x), seen === firefox);
  }
}

for (const seen of [chromium, skia]) {
  assert.equal(seen[0.25].picture, '255 255');
  assert.equal(seen[0.4].picture, '255 255');
  assert.equal(seen[0.5].picture, '0 255');
  assert.equal(seen[0.75].picture, '0 255');
}
JS
node probe.mjs
