#!/bin/sh
# Guess: a caption with `align:start` is at the side where its language begins: at the left in English, at the right in Arabic.
#   If files are translated, their settings can stay.
# Seen: in Chromium, Arabic captions with `align:start` or `align:end` are not visible at all, without an error. In English they
#   are at the left and at the right. Firefox shows the Arabic ones at the right and at the left. Arabic captions without a
#   setting, and with `align:left` or `align:right`, are visible in both.
# Who meets it: translators of tutorials whose English captions are aligned, for example beside the person who speaks: in Arabic,
#   visitors with Chromium have no captions at these places.
# What to do: use `align:left` and `align:right`, exchanged in Arabic.
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

const texts = { en: 'Choose a face.', ar: 'اختر وجهًا.' };
const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Returns the third of the film in which a caption is. */
const placeOf = (box) => {
  if (!box) return 'nowhere';
  const middle = (box.columns[0] + box.columns[1]) / 2;

  return middle < 213 ? 'left' : middle < 427 ? 'centre' : 'right';
};
const found = {};

for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.setViewport({ width: 640, height: 360 });

  for (const [language, text] of Object.entries(texts)) {
    const places = {};
    for (const align of ['center', 'start', 'end', 'left', 'right']) {
      places[align] = placeOf(await boxOf(page, { text, align }));
    }
    found[`${name}, ${language}`] = places;
    console.log(name, language, JSON.stringify(places));
  }
  await browser.close();
}

const english = { center: 'centre', start: 'left', end: 'right', left: 'left', right: 'right' };
assert.deepEqual(found, {
  'chromium, en': english,
  'chromium, ar': { ...english, start: 'nowhere', end: 'nowhere' },
  'firefox, en': english,
  'firefox, ar': { ...english, start: 'right', end: 'left' },
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
