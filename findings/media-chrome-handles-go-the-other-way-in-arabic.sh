#!/bin/sh
# Guess: on an Arabic page (`dir="rtl"`), the time bar of Media Chrome is the same as in English, as that of the browser itself, or mirrored as a whole.
# Seen: half of it is mirrored: at 25 of 100 seconds, a quarter at the right is filled, and the handle is at a quarter from the left, which
#   is 75 seconds. A click a bit to the right of the handle, at 30 %, jumps to 70 seconds. With `dir="ltr"` at the player, all is
#   right.
# Who meets it: sites in Arabic with a player made of Media Chrome: visitors drag the handle and jump elsewhere.
# What to do: `dir="ltr"` at `<media-controller>`.
set -eu

if ! command -v ffmpeg > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq chromium ffmpeg > /dev/null
  else
    echo 'Install the Debian packages: chromium ffmpeg' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' chromium ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent media-chrome@4.19.4 puppeteer-core@25.16.0

ffmpeg -v error -f lavfi -i testsrc2=s=320x180:r=25:d=100 -pix_fmt yuv420p -c:v libx264 -preset ultrafast -g 25 -movflags faststart film.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { launch } from 'puppeteer-core';

console.log('media-chrome', JSON.parse(readFileSync('node_modules/media-chrome/package.json')).version);

const FILES = {
  '/film.mp4': { path: 'film.mp4', type: 'video/mp4' },
  '/media-chrome.js': { path: 'node_modules/media-chrome/dist/iife/index.js', type: 'text/javascript' },
};

/** Returns a page in one direction, with a player in the same or another one. */
const page = (direction, player) => `<!doctype html>
<html dir="${direction}">
<title>Film</title>
<script src="/media-chrome.js"></script>
<media-controller dir="${player}" noautohide style="width: 640px; height: 360px">
  <video slot="media" muted preload="auto" src="/film.mp4"></video>
  <media-control-bar><media-time-range></media-time-range></media-control-bar>
</media-controller>`;

const server = createServer(({ url, headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const file = FILES[pathname];

  if (!file) {
    response.setHeader('Content-Type', 'text/html');
    response.end(page(searchParams.get('page'), searchParams.get('player')));
    return;
  }

  const data = readFileSync(file.path);
  const [, start, end] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
  const last = end ? Number(end) : data.length - 1;

  response.setHeader('Content-Type', file.type);
  if (start !== undefined) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${start}-${last}/${data.length}`);
  }
  response.end(data.subarray(Number(start ?? 0), last + 1));
});
await new Promise((resolve) => server.listen(0, resolve));

/** Goes to a time of the film, and waits until the bar shows it. */
const seek = async (time) => {
  const video = document.querySelector('video');

  video.currentTime = time;
  await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));

  const { range } = document.querySelector('media-time-range');
  while (Math.abs(range.valueAsNumber - time / 100) > 0.001) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** Returns where the handle is, and where the filled part begins and ends, in hundredths of the width of the bar from the left. */
const measure = () => {
  const { shadowRoot } = document.querySelector('media-time-range');
  const box = (id) => shadowRoot.getElementById(id).getBoundingClientRect();
  const track = box('track');
  const part = (x) => Math.round(((x - track.left) / track.width) * 100);
  const { left, right } = box('progress');
  const handle = box('thumb');

  return { filled: `${part(left)} to ${part(right)}`, handle: part((handle.left + handle.right) / 2) };
};

/** Returns a place on the bar, a bit to the right of the handle. */
const locate = () => {
  const { x, y, width, height } = document.querySelector('media-time-range').shadowRoot.getElementById('track').getBoundingClientRect();

  return [x + width * 0.3, y + height / 2];
};

/** Returns the time of the film after an action that jumps to it. */
const act = async (tab, action) => {
  await tab.evaluate(() => {
    window.arrived = new Promise((resolve) => document.querySelector('video').addEventListener('seeked', resolve, { once: true }));
  });
  await action();

  return tab.evaluate(() => window.arrived.then(() => Math.round(document.querySelector('video').currentTime)));
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

for (const [direction, player, expected] of [
  ['ltr', 'ltr', { filled: '0 to 25', handle: 25, clicked: 30, key: 26 }],
  ['rtl', 'rtl', { filled: '75 to 100', handle: 25, clicked: 70, key: 24 }],
  ['rtl', 'ltr', { filled: '0 to 25', handle: 25, clicked: 30, key: 26 }],
]) {
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/?page=${direction}&player=${player}`);
  await tab.waitForFunction(() => document.querySelector('video').readyState > 2 && document.querySelector('media-time-range').mediaDuration > 99);
  await tab.evaluate(seek, 25);
  const seen = await tab.evaluate(measure);

  const position = await tab.evaluate(locate);
  seen.clicked = await act(tab, () => tab.mouse.click(...position));

  await tab.evaluate(seek, 25);
  await tab.evaluate(() => document.querySelector('media-time-range').range.focus());
  seen.key = await act(tab, () => tab.keyboard.press('ArrowRight'));

  console.log(`page ${direction}, player ${player}, at 25 of 100 s:`, seen);
  assert.deepEqual(seen, expected);
  await tab.close();
}
await browser.close();
server.close();
JS
HOME="$work" timeout 120 node probe.mjs
