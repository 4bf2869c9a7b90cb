#!/bin/sh
# Guess: if a film's header names the matrix of its colours (`-colorspace bt709`) or its range (`-color_range pc`), browsers use
#   what is named, and guess the rest.
# Seen: in H.264, Chromium drops the whole label if the matrix is named, and the primaries and the curve are not: a small film is
#   BT.601 with the usual range, whatever its header says. A skin tone of 198, 134, 96 is 191, 128, 97 in BT.709, and 211, 138, 95
#   in full range. With a range only, or a complete label, Chromium is right. Firefox uses the matrix of each label.
# Who meets it: people who convert films with FFmpeg and set `-colorspace` alone, as many guides say: it makes the colours wrong in
#   the browsers that would have guessed them right.
# What to do: name all three: `-colorspace bt709 -color_primaries bt709 -color_trc bt709`, or none.
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
# One colour in H.264. Usage: make_film FILE RANGE MATRIX LABEL...
make_film() {
  file=$1 range=$2 matrix=$3
  shift 3
  ffmpeg -v error -f lavfi -i color=0xC68660:size=320x240:rate=5:duration=1 \
    -vf "scale=out_range=$range:out_color_matrix=$matrix" -color_range "$range" "$@" -pix_fmt yuv420p "$file"
}
make_film matrix.mp4 tv bt709 -colorspace bt709
make_film complete.mp4 tv bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709
make_film full-range.mp4 pc bt601
make_film full-range-matrix.mp4 pc bt601 -colorspace smpte170m
make_film full-range-complete.mp4 pc bt601 -colorspace smpte170m -color_primaries smpte170m -color_trc smpte170m
ffprobe -v error -show_entries stream=color_range,color_space,color_transfer,color_primaries -of csv=p=0 matrix.mp4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { launch } from 'puppeteer-core';

const files = [
  'matrix.mp4',
  'complete.mp4',
  'full-range.mp4',
  'full-range-matrix.mp4',
  'full-range-complete.mp4',
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

const expected = {
  'matrix.mp4': [191, 128, 97],
  'full-range-matrix.mp4': [211, 138, 95],
};

for (const file of files) {
  assert.ok(isNear(found.Chromium[file], expected[file] ?? skin), file);
}
assert.ok(isNear(found.Firefox['matrix.mp4'], skin));
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
