#!/bin/sh
# Guess: a page that takes a picture out of a film gets it as the film is shown: upright, if a phone was held upright.
# Seen: in Firefox, only `drawImage(video)` does that. `createImageBitmap(video)` and `new VideoFrame(video)` return the picture as
#   the sensor saw it, on its side: 160 x 120 for a film of 120 x 160, and upside down for a phone that was turned by 180 degrees.
#   In Chromium, all three are upright.
# Who meets it: pages that look for faces in films: a detector that is given bitmaps or frames, for example in a worker, sees faces
#   on their side and finds none, and thumbnails lie on their side.
# What to do: draw the film into a canvas first, and take the bitmap or the frame from there.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null || ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium ffmpeg > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium ffmpeg' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0
# A film of 160 x 120 pixels of four colours: red and green above blue and white.
ffmpeg -v error -f lavfi -i color=red:size=80x60:rate=5:duration=2 -f lavfi -i color=lime:size=80x60:rate=5:duration=2 \
  -f lavfi -i color=blue:size=80x60:rate=5:duration=2 -f lavfi -i color=white:size=80x60:rate=5:duration=2 \
  -filter_complex '[0][1]hstack[a];[2][3]hstack[b];[a][b]vstack' -pix_fmt yuv420p film.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

/** Returns the film with another matrix in its track header, as phones write it: a, b, c, d, and where it moves the film to. */
const filmWith = ([a, b, c, d, x, y]) => {
  const film = readFileSync('film.mp4');
  const matrix = film.indexOf('tkhd') + 44;
  const numbers = [a, b, 0, c, d, 0, x, y];

  numbers.forEach((number, index) => film.writeInt32BE(number * 65536, matrix + 4 * index));

  return `data:video/mp4;base64,${film.toString('base64')}`;
};

const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Films</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

/** Returns the size of a film and of what a page makes of it, and the colours of the four parts, from the upper left to the lower right. */
const read = (page, film) =>
  page.evaluate(async (source) => {
    const video = document.createElement('video');
    const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    video.src = source;
    document.body.replaceChildren(video);
    await loaded;

    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = 1;
    await shown;

    const letters = { '100': 'R', '010': 'G', '001': 'B', '111': 'W' };
    const partsOf = (picture) => {
      const context = new OffscreenCanvas(100, 100).getContext('2d');
      context.drawImage(picture, 0, 0, 100, 100);

      return [[25, 25], [75, 25], [25, 75], [75, 75]]
        .map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
        .map((colour) => letters[colour.map((value) => +(value > 128)).join('')])
        .join('');
    };
    const bitmap = await createImageBitmap(video);
    const frame = new VideoFrame(video);

    return {
      video: `${video.videoWidth} x ${video.videoHeight} ${partsOf(video)}`,
      bitmap: `${bitmap.width} x ${bitmap.height} ${partsOf(bitmap)}`,
      frame: `${frame.displayWidth} x ${frame.displayHeight} ${partsOf(frame)}`,
    };
  }, film);

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};
const matrices = {
  'not turned': [1, 0, 0, 1, 0, 0],
  'turned by 90°': [0, 1, -1, 0, 120, 0],
  'turned by 180°': [-1, 0, 0, -1, 160, 120],
};
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  // WebCodecs needs a secure context, such as that of localhost.
  await page.goto(`http://localhost:${server.address().port}/`);
  found[name] = {};
  for (const [label, matrix] of Object.entries(matrices)) {
    found[name][label] = await read(page, filmWith(matrix));
    console.log(name, label, JSON.stringify(found[name][label]));
  }
  await browser.close();
}
server.close();

const same = (picture) => ({ video: picture, bitmap: picture, frame: picture });

assert.deepEqual(found.chromium, {
  'not turned': same('160 x 120 RGBW'),
  'turned by 90°': same('120 x 160 BRWG'),
  'turned by 180°': same('160 x 120 WBGR'),
});
assert.deepEqual(found.firefox, {
  'not turned': same('160 x 120 RGBW'),
  'turned by 90°': { ...same('160 x 120 RGBW'), video: '120 x 160 BRWG' },
  'turned by 180°': { ...same('160 x 120 RGBW'), video: '160 x 120 WBGR' },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
