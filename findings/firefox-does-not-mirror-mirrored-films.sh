#!/bin/sh
# Guess: browsers apply the matrix in the header of an MP4 film: if it mirrors the film, as apps for selfies write it, the film is
#   shown mirrored.
# Seen: Firefox applies turns by 90, 180 and 270 degrees, and ignores every matrix that mirrors: the film is as the sensor saw it,
#   and one that is mirrored and turned lies on its side. Chromium mirrors and turns both.
# Who meets it: pages that show or swap faces in selfie films: texts and partings are on the wrong side in one browser.
# What to do: mirror the picture itself when a film is uploaded (FFmpeg: `-vf hflip`), and remove the matrix.
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
  mirrored: [-1, 0, 0, 1, 160, 0],
  'mirrored and turned': [0, 1, 1, 0, 0, 0],
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

assert.equal(found.chromium.mirrored.video, '160 x 120 GRWB');
assert.equal(found.chromium['mirrored and turned'].video, '120 x 160 RBGW');
assert.equal(found.firefox.mirrored.video, '160 x 120 RGBW');
assert.equal(found.firefox['mirrored and turned'].video, '160 x 120 RGBW');
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
