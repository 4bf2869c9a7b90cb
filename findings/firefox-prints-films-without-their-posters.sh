#!/bin/sh
# Guess: a page is printed as it is on the screen: of a film its poster, or the picture at which it was stopped.
# Seen: Firefox prints a film whose poster has `Cache-Control: no-cache` as an empty box, though the poster is on the screen; with
#   `max-age` it is printed. Of a film that was moved to its fifth second, Firefox prints the first picture. Chromium prints both
#   posters and the picture of the fifth second.
# Who meets it: pages with tutorials and examples in films, on hosts that let browsers ask for each file again: on paper, the
#   figures that the text speaks of are missing, or show the wrong moment.
# What to do: put an `<img>` with the poster beside the film, which only print shows, and hide the film on paper.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null || ! command -v ffmpeg > /dev/null ||
  ! command -v pdftoppm > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium ffmpeg poppler-utils > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium ffmpeg poppler-utils' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

# A film that is red for a second and then green, and a blue poster.
ffmpeg -v error -f lavfi -i color=red:size=100x100:rate=10:duration=1 -f lavfi -i color=lime:size=100x100:rate=10:duration=9 \
  -filter_complex concat=n=2 -pix_fmt yuv420p -c:v libvpx-vp9 film.webm
ffmpeg -v error -f lavfi -i color=blue:size=100x100 -frames:v 1 poster.png
cp poster.png cached.png

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { launch } from 'puppeteer-core';

const html = `<!doctype html><style>
    @page { size: 200px 600px; margin: 0 }
    body { margin: 0 }
    video { display: block; width: 200px; height: 200px }
  </style>
  <video muted src="film.webm" poster="poster.png"></video>
  <video muted src="film.webm" poster="cached.png"></video>
  <video muted src="film.webm"></video>`;

const types = { '.webm': 'video/webm', '.png': 'image/png' };
const server = createServer(({ url }, response) => {
  const type = types[extname(url)];

  response.setHeader('Content-Type', type ?? 'text/html');
  response.setHeader('Cache-Control', url === '/poster.png' ? 'no-cache' : 'max-age=3600');
  response.end(type ? readFileSync(`.${url}`) : html);
});
await new Promise((resolve) => server.listen(0, resolve));

const browsers = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
};

/** Returns the name of the colour in the middle of each film of the printed page. */
const printedColours = (pdf) => {
  writeFileSync('page.pdf', pdf);
  execFileSync('pdftoppm', ['-r', '96', '-singlefile', 'page.pdf', 'page']);

  // A PPM file: three lines of text, and three bytes for each pixel.
  const picture = readFileSync('page.ppm');
  const [, width] = /^P6\n(\d+) \d+\n255\n/.exec(picture.toString('latin1', 0, 30));
  const start = picture.indexOf('\n255\n') + 5;

  return [100, 300, 500].map((y) => {
    const place = start + 3 * (y * Number(width) + 100);
    const [red, green, blue] = [...picture.subarray(place, place + 3)].map((value) => value > 128);

    return { 100: 'red', '010': 'green', '001': 'blue', 111: 'white' }[`${+red}${+green}${+blue}`];
  });
};

const found = {};
for (const [name, options] of Object.entries(browsers)) {
  const browser = await launch(options);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.evaluate(async () => {
    const [, , film] = document.querySelectorAll('video');
    const moved = new Promise((resolve) => film.addEventListener('seeked', resolve));

    film.currentTime = 5;
    await moved;
  });

  found[name] = printedColours(await page.pdf({ printBackground: true, preferCSSPageSize: true }));
  console.log(name, 'prints the posters and the fifth second as', found[name]);
  await browser.close();
}

server.close();

assert.deepEqual(found, {
  chromium: ['blue', 'blue', 'green'],
  firefox: ['white', 'blue', 'red'],
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
