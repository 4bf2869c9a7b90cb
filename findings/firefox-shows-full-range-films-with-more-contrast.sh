#!/bin/sh
# Guess: a film whose header says that its values run from 0 to 255 ("full range", `color_range=pc`) has the colours that it was
#   made with, because browsers read the label.
# Seen: Firefox reads the values as if they ran from 16 to 235, in H.264 and VP9, on the screen and in a canvas: a skin tone of
#   198, 134, 96 is 210, 137, 97, light tones become white and dark ones black. Chromium reads the label. The same films with the
#   usual range are right in both.
# Who meets it: visitors with Firefox who see films of phones, screen recorders and Chromium's own MediaRecorder, which writes
#   full range: a swapped face is harder and redder than in the preview.
# What to do: convert films for the web to the usual range (FFmpeg: `-vf scale=out_range=tv -color_range tv`).
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
# One colour in both ranges, with complete labels.
make_film() {
  ffmpeg -v error -f lavfi -i color=0xC68660:size=320x240:rate=5:duration=1 \
    -vf "scale=out_range=$2:out_color_matrix=bt709" -color_range "$2" -colorspace bt709 -color_primaries bt709 \
    -color_trc bt709 -pix_fmt yuv420p "$1"
}
make_film usual.mp4 tv
make_film full.mp4 pc
make_film usual.webm tv
make_film full.webm pc
ffprobe -v error -show_entries stream=codec_name,color_range,color_space,color_transfer,color_primaries -of csv=p=0 full.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { launch } from 'puppeteer-core';

const files = ['usual.mp4', 'full.mp4', 'usual.webm', 'full.webm'];
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

for (const format of ['mp4', 'webm']) {
  assert.ok(isNear(found.Chromium[`usual.${format}`], skin));
  assert.ok(isNear(found.Chromium[`full.${format}`], skin));
  assert.ok(isNear(found.Firefox[`usual.${format}`], skin));
  assert.ok(isNear(found.Firefox[`full.${format}`], [210, 137, 97]));
}
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
