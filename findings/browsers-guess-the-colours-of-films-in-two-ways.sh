#!/bin/sh
# Guess: a film without a label for its colours is read as television did: small ones with the matrix BT.601, HD ones with BT.709.
# Seen: so does Chromium for H.264. VP9 films without a label are BT.601 in each size for Chromium, and BT.709 for Firefox, which
#   takes small films in H.264 for BT.709, too. A skin tone of 198, 134, 96 is 205, 138, 97 where the guess is
#   wrong. VP8 is right in both. FFmpeg writes such films by default, with BT.601 for every size.
# Who meets it: pages with clips made by FFmpeg: the face in the film has another colour than in the photo beside it, in one
#   browser.
# What to do: convert to BT.709 and label it, as the last film below: both browsers then show the right colour in each size.
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
# One colour in two sizes, as FFmpeg writes it by default, and with a label.
source=color=0xC68660:rate=5:duration=1:size
ffmpeg -v error -f lavfi -i "$source=320x240" -pix_fmt yuv420p small.mp4
ffmpeg -v error -f lavfi -i "$source=1280x720" -pix_fmt yuv420p large.mp4
ffmpeg -v error -f lavfi -i "$source=320x240" -pix_fmt yuv420p -c:v libvpx-vp9 small-vp9.webm
ffmpeg -v error -f lavfi -i "$source=1280x720" -pix_fmt yuv420p -c:v libvpx-vp9 large-vp9.webm
ffmpeg -v error -f lavfi -i "$source=320x240" -pix_fmt yuv420p -c:v libvpx small-vp8.webm
ffmpeg -v error -f lavfi -i "$source=320x240" -vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 \
  -color_trc bt709 -pix_fmt yuv420p labelled.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { launch } from 'puppeteer-core';

const files = [
  'small.mp4',
  'large.mp4',
  'small-vp9.webm',
  'large-vp9.webm',
  'small-vp8.webm',
  'labelled.mp4',
];
const types = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

/** Returns the colour of a film in a page: red, green and blue. */
const colourIn = (page, file) =>
  page.evaluate(async (source) => {
    const video = document.createElement('video');
    const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    video.src = source;
    document.body.replaceChildren(video);
    await loaded;

    const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = 0.5;
    await shown;

    const context = new OffscreenCanvas(64, 64).getContext('2d');
    context.drawImage(video, 0, 0, 64, 64);

    return [...context.getImageData(32, 32, 1, 1).data].slice(0, 3);
  }, `data:${types[extname(file)]};base64,${readFileSync(file, 'base64')}`);

const browsers = {
  Chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  Firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();

  found[name] = {};
  for (const file of files) {
    found[name][file] = await colourIn(page, file);
  }
  await browser.close();
}
console.log('the skin tone 198, 134, 96 in films:', found);

const isNear = (colour, expected) =>
  colour.every((value, channel) => Math.abs(value - expected[channel]) <= 3);
const skin = [198, 134, 96];

// FFmpeg wrote BT.601. Read as BT.709, red and green grow.
const wrong = [205, 138, 97];
const expected = {
  Chromium: { 'large.mp4': wrong },
  Firefox: { 'small.mp4': wrong, 'large.mp4': wrong, 'small-vp9.webm': wrong, 'large-vp9.webm': wrong },
};

for (const [name, colours] of Object.entries(found)) {
  for (const [file, colour] of Object.entries(colours)) {
    assert.ok(isNear(colour, expected[name][file] ?? skin), `${name}: ${file}`);
  }
}
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
