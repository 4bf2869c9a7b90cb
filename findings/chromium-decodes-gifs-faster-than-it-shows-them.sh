#!/bin/sh
# Guess: `ImageDecoder` gives the pictures of a GIF the durations that the browser shows them for: everybody knows that browsers
#   show pictures of 0 or 1 hundredths of a second for a tenth.
# Seen: Chromium shows them for a tenth in pages, but `ImageDecoder` says 0 and 10 ms: of a GIF whose delays are all 0, each
#   picture is at 0 ms. In Firefox, both are a tenth of a second.
# Who meets it: players, editors and converters that read GIFs with `ImageDecoder`: old stickers run ten times as fast as beside
#   them in the page, or all pictures are at once, and a film of them lasts 0 s.
# What to do: take 100 ms for each duration of 10 ms or less.
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
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

/** Returns a GIF of 4 x 4 pixels with a picture for each delay, in hundredths of a second. */
const gifWith = (delays) => {
  const picture = (delay) => [
    ...[0x21, 0xf9, 4, 4, delay, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0],
    ...[2, 4, 0x84, 0x8f, 0x09, 0x05, 0],
  ];

  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[4, 0, 4, 0, 0x80, 0, 0],
    ...[255, 0, 0, 0, 0, 255],
    ...delays.flatMap(picture),
    0x3b,
  ]);
};

// ImageDecoder needs a secure context, such as that of localhost.
const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Stickers</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns when each picture begins and how long it lasts, in ms. */
const decode = async (base64, count) => {
  const decoder = new ImageDecoder({ type: 'image/gif', data: Uint8Array.fromBase64(base64) });
  await decoder.completed;

  const times = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    times.push([image.timestamp / 1000, image.duration / 1000]);
  }

  return times;
};

/** A red picture that ends, after thirty delays of a hundredth of a second, with a green one. */
const redThenGreen = Buffer.concat([
  gifWith(Array(30).fill(1)).subarray(0, -1),
  Buffer.from([
    ...[0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0x80],
    ...[0, 255, 0, 0, 255, 0],
    ...[2, 4, 0x84, 0x8f, 0x09, 0x05, 0],
    0x3b,
  ]),
]);

/** Returns whether the page shows the green picture some seconds after the red one. */
const isGreenAfter = async (page, seconds) => {
  await page.evaluate(async (base64, seconds) => {
    const image = new Image(400, 400);
    image.src = URL.createObjectURL(new Blob([Uint8Array.fromBase64(base64)]));
    await image.decode();
    document.body.replaceChildren(image);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }, redThenGreen.toString('base64'), seconds);

  const screenshot = await page.screenshot({ encoding: 'base64' });

  return page.evaluate(async (base64) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
    const context = new OffscreenCanvas(300, 300).getContext('2d');
    context.drawImage(picture, 0, 0);
    const [red, green] = context.getImageData(200, 200, 1, 1).data;

    return green > 200 && red < 100;
  }, screenshot);
};

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};
const delays = { 'delays of 0': [0, 0, 0], 'delays of 1, 2 and 5': [1, 2, 5] };
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);

  found[name] = {};
  for (const [label, list] of Object.entries(delays)) {
    found[name][label] = await page.evaluate(decode, gifWith(list).toString('base64'), list.length);
  }
  console.log(name, '[start, duration] in ms:', JSON.stringify(found[name]));

  const isOver = [await isGreenAfter(page, 1), await isGreenAfter(page, 6)];
  console.log(name, 'in a page, thirty delays of 10 ms are over after 1 s and after 6 s:', isOver);
  assert.deepEqual(isOver, [false, true]);
  await browser.close();
}
server.close();

assert.deepEqual(found.chromium, {
  'delays of 0': [[0, 0], [0, 0], [0, 0]],
  'delays of 1, 2 and 5': [[0, 10], [10, 20], [30, 50]],
});
assert.deepEqual(found.firefox, {
  'delays of 0': [[0, 100], [100, 100], [200, 100]],
  'delays of 1, 2 and 5': [[0, 100], [100, 20], [120, 50]],
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
