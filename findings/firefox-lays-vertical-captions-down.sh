#!/bin/sh
# Guess: captions with `vertical:rl` are set in columns, as in Japanese cinemas, and start at the right edge of the film.
# Seen: in Firefox, they are a line as always, in the middle of the height: with `line:0` it ends at the
#   right edge, and without a line it begins at the left one. Chromium sets a column, but without a line
#   at the left edge, because captions without a line are in the last one, and with `vertical:rl` the last one is at the left.
# Who meets it: makers of Japanese and Chinese captions who move them to a side because of what is written below the film.
# What to do: no `vertical` in captions for the web; put short lines at the top, with `line:0`.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null || ! command -v ffmpeg > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium ffmpeg fonts-noto-core fonts-noto-cjk > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium ffmpeg fonts-noto-core fonts-noto-cjk' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0
ffmpeg -v error -f lavfi -i color=black:size=640x360:rate=5:duration=4 -pix_fmt yuv420p -c:v libvpx-vp9 black.webm

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const film = `data:video/webm;base64,${readFileSync('black.webm', 'base64')}`;

/** Shows a black film of 640 x 360 pixels with one caption. Returns the box of its letters; null if none are visible. */
const boxOf = async (page, { text, ...settings }) => {
  await page.evaluate(
    async (film, text, settings) => {
      document.body.innerHTML = '<video muted style="display: block; width: 640px; height: 360px">';
      document.body.style.margin = '0';

      const video = document.querySelector('video');
      const track = video.addTextTrack('subtitles', 'Captions');
      track.mode = 'showing';
      track.addCue(Object.assign(new VTTCue(0, 4, text), settings));

      video.src = film;
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
      video.currentTime = 1;
      await new Promise((resolve) => video.addEventListener('seeked', resolve));
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    film,
    text,
    settings,
  );
  const screenshot = await page.screenshot({ encoding: 'base64' });

  return page.evaluate(async (base64) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
    const context = new OffscreenCanvas(640, 360).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, 640, 360);
    const bright = Array.from({ length: 640 * 360 }, (_, pixel) => pixel).filter(
      (pixel) => data[4 * pixel] > 150,
    );
    if (bright.length === 0) return null;

    const columns = bright.map((pixel) => pixel % 640);
    const rows = bright.map((pixel) => Math.floor(pixel / 640));
    const range = (values) => [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];

    return { columns: range(columns), rows: range(rows) };
  }, screenshot);
};

const text = '顔を選んで、ビデオを開いてください。';
const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.setViewport({ width: 640, height: 360 });

  const horizontal = await boxOf(page, { text });
  const atStart = await boxOf(page, { text, vertical: 'rl', line: 0 });
  const withoutLine = await boxOf(page, { text, vertical: 'rl' });
  await browser.close();

  console.log(name, JSON.stringify({ horizontal, 'vertical, line 0': atStart, vertical: withoutLine }));
  const size = ([start, end]) => end - start;

  if (name === 'chromium') {
    // A column: at the right edge with line 0, and else at the left one.
    assert.ok(size(atStart.rows) > 3 * size(atStart.columns));
    assert.ok(atStart.columns[0] > 560);
    assert.ok(withoutLine.columns[1] < 80);
  } else {
    // A line.
    assert.ok(size(atStart.columns) > 3 * size(atStart.rows));
    assert.ok(atStart.columns[1] > 560);
    assert.ok(size(withoutLine.columns) > 3 * size(withoutLine.rows));
    assert.ok(withoutLine.columns[0] < 80);
  }
}
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
