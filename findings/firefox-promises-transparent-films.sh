#!/bin/sh
# Guess: before it encodes a film with transparency, a page asks `VideoEncoder.isConfigSupported({ alpha: 'keep' })`. If the
#   answer is yes, the film keeps it.
# Seen: Firefox says yes for VP8, VP9 and AV1, takes the configuration, reports no error, and leaves the transparency out: no
#   chunk has `alphaSideData`, and a half-transparent red is an opaque dark red, the rest black. Chromium says no, and refuses
#   the configuration.
# Who meets it: tools that export stickers or cut-out faces as WebM: they believe that it worked, and the sticker has a black box.
# What to do: decode the first chunk and look at a transparent corner, or write each picture as WebP instead.
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

// WebCodecs needs a secure context, such as that of localhost.
const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Stickers</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Encodes a picture whose left half is a half-transparent red. Returns what the browser says, and what comes back. */
const encode = async (codec) => {
  const config = { codec, width: 64, height: 64, alpha: 'keep' };
  const { supported } = await VideoEncoder.isConfigSupported(config);
  const chunks = [];
  const errors = [];
  let metadata;

  try {
    const encoder = new VideoEncoder({
      output: (chunk, data) => {
        chunks.push(chunk);
        metadata ??= data;
      },
      error: ({ name }) => errors.push(name),
    });
    encoder.configure(config);

    const picture = new OffscreenCanvas(64, 64);
    const brush = picture.getContext('2d');
    brush.fillStyle = 'rgb(255 0 0 / 50%)';
    brush.fillRect(0, 0, 32, 64);
    encoder.encode(new VideoFrame(picture, { timestamp: 0 }), { keyFrame: true });
    await encoder.flush();
  } catch ({ name }) {
    errors.push(name);
  }
  if (chunks.length === 0) return { supported, errors: [...new Set(errors)] };

  const frames = [];
  const decoder = new VideoDecoder({
    output: (frame) => frames.push(frame),
    error: ({ name }) => errors.push(name),
  });
  decoder.configure(metadata.decoderConfig);
  decoder.decode(chunks[0]);
  await decoder.flush();

  const canvas = new OffscreenCanvas(64, 64).getContext('2d');
  canvas.drawImage(frames[0], 0, 0);
  const opacityAt = (x) => canvas.getImageData(x, 32, 1, 1).data[3];

  return {
    supported,
    errors,
    hasAlphaData: 'alphaSideData' in metadata,
    opacities: [opacityAt(10), opacityAt(50)],
  };
};

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);

  for (const codec of ['vp8', 'vp09.00.10.08', 'av01.0.04M.08']) {
    const found = await page.evaluate(encode, codec);

    console.log(name, codec, JSON.stringify(found));
    if (name === 'chromium') {
      assert.deepEqual(found, { supported: false, errors: ['NotSupportedError'] });
    } else {
      assert.deepEqual(found, { supported: true, errors: [], hasAlphaData: false, opacities: [255, 255] });
    }
  }
  await browser.close();
}
server.close();
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
