#!/bin/sh
# Guess: a film with pixels that are no squares (`-aspect 2:1`, `setsar=2`), as old cameras and TV capture cards write it, has the
#   same shape everywhere in a browser.
# Seen: if only the container names the shape, as after `-c copy -aspect`, Firefox shows an MP4 film in the shape of its pixels, so
#   faces are narrow; Chromium shows it wide. If the stream names it, too, Firefox shows the film wide, but `createImageBitmap(video)`
#   and `new VideoFrame(video)` return narrow pictures; those of Chromium are wide.
# Who meets it: pages that look for faces in old recordings, and people who repair the shape of a film without encoding it again.
# What to do: scale the film to square pixels (`-vf scale=iw*sar:ih,setsar=1`), and draw films into a canvas before they are used.
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
# 160 x 120 pixels that are to be shown as 320 x 120: named by the container, and by the container and the stream.
ffmpeg -v error -f lavfi -i color=red:size=160x120:rate=5:duration=2 -pix_fmt yuv420p square.mp4
ffmpeg -v error -i square.mp4 -c copy -aspect 8:3 container.mp4
ffmpeg -v error -f lavfi -i color=red:size=160x120:rate=5:duration=2 -vf setsar=2 -pix_fmt yuv420p both.mp4
ffprobe -v error -show_entries stream=sample_aspect_ratio,display_aspect_ratio -of csv=p=0 container.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

// WebCodecs needs a secure context, such as that of localhost.
const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Films</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Returns the sizes of a film and of what a page makes of it. */
const sizesOf = (page, file) =>
  page.evaluate(async (source) => {
    const video = document.createElement('video');
    const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    video.src = source;
    document.body.replaceChildren(video);
    await loaded;

    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = 1;
    await shown;

    const bitmap = await createImageBitmap(video);
    const frame = new VideoFrame(video);

    return {
      video: `${video.videoWidth} x ${video.videoHeight}`,
      bitmap: `${bitmap.width} x ${bitmap.height}`,
      frame: `${frame.displayWidth} x ${frame.displayHeight}`,
    };
  }, `data:video/mp4;base64,${readFileSync(file, 'base64')}`);

const found = {};
for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  await page.goto(`http://localhost:${server.address().port}/`);
  found[name] = {};
  for (const file of ['container.mp4', 'both.mp4']) {
    found[name][file] = await sizesOf(page, file);
    console.log(name, file, JSON.stringify(found[name][file]));
  }
  await browser.close();
}
server.close();

const all = (size) => ({ video: size, bitmap: size, frame: size });
assert.deepEqual(found.chromium, { 'container.mp4': all('320 x 120'), 'both.mp4': all('320 x 120') });
assert.deepEqual(found.firefox, {
  'container.mp4': all('160 x 120'),
  'both.mp4': { ...all('160 x 120'), video: '320 x 120' },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
