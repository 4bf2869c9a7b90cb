#!/bin/sh
# Guess: where a page of paper ends within a long text, the browser moves the line to the next page, in whatever box it is. If the
#   box is an item of a grid that is higher than a page, it is divided between lines as well.
# Seen: Firefox cuts a line in half: its upper part is at the end of a page, its lower part at the start of the next one. It does
#   so in a grid with a single column, too, which many pages use for nothing but distances. The same text in a block, or in a
#   column of a flex container, is divided between lines. Chromium divides all three between lines.
# Who meets it: visitors who print a page, or save it as a PDF, of which a section or a list of answers is in a grid: instructions,
#   terms, questions.
# What to do: for `@media print`, make grids with high items blocks or `display: flex` with `flex-direction: column`.
set -eu

missing=''
command -v firefox > /dev/null || missing="$missing firefox-esr"
command -v chromium > /dev/null || missing="$missing chromium"
command -v pdftoppm > /dev/null || missing="$missing poppler-utils"

if [ -n "$missing" ]; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    # shellcheck disable=SC2086 # Several packages.
    apt-get install -y -qq $missing > /dev/null
  else
    echo "Install the Debian packages:$missing" >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { launch } from 'puppeteer-core';

// 150 lines of filled boxes with a gap between them, so that a lower band is part of a line.
const text = '<p>████ ████ ████ ████</p>'.repeat(150);

const boxes = {
  block: '',
  'flex column': 'display: flex; flex-direction: column',
  grid: 'display: grid',
};

const browsers = [
  { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: '/usr/bin/firefox' },
];

const page = (style) => `<!doctype html><meta charset="utf-8">
<style>@page { margin: 20mm } body { margin: 0 } p { font: 14px/24px monospace; margin: 0 }</style>
<div style="${style}"><div>${text}</div></div>`;

/** Returns the heights of the dark bands of a page, in pixels at 96 pixels an inch. */
const bandsOf = (file) => {
  const image = readFileSync(file);
  const [head, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.toString('latin1', 0, 40));
  const bands = [];
  let band = 0;

  for (let y = 0; y <= Number(height); y += 1) {
    const start = head.length + y * Number(width);
    const isDark = y < Number(height) && image.subarray(start, start + Number(width)).some((value) => value < 128);

    if (isDark) band += 1;
    else if (band > 0) {
      bands.push(band);
      band = 0;
    }
  }

  return bands;
};

/** Prints the text in a box, and returns how many bands are lower than a line, and how many there are. */
const cutLines = async (tab, style) => {
  await tab.setContent(page(style));
  await tab.pdf({ path: 'page.pdf', format: 'A4', preferCSSPageSize: true });
  execFileSync('pdftoppm', ['-r', '96', '-gray', 'page.pdf', 'page']);

  const files = readdirSync('.').filter((file) => file.endsWith('.pgm'));
  const bands = files.flatMap(bandsOf);
  const usual = bands.toSorted((a, b) => a - b)[Math.floor(bands.length / 2)];

  for (const file of files) rmSync(file);

  return { lines: bands.length, cut: bands.filter((band) => band < usual - 2).length };
};

const seen = {};

for (const options of browsers) {
  const browser = await launch(options);
  const tab = await browser.newPage();
  const version = await browser.version();

  for (const [box, style] of Object.entries(boxes)) {
    const { lines, cut } = await cutLines(tab, style);

    console.log(`${version}, ${box}: ${lines} bands for 150 lines, ${cut} of them part of a line`);
    seen[`${options.browser} ${box}`] = cut > 0;
  }

  await browser.close();
}

assert.deepEqual(seen, {
  'chrome block': false,
  'chrome flex column': false,
  'chrome grid': false,
  'firefox block': false,
  'firefox flex column': false,
  'firefox grid': true,
});
JS
HOME="$work" node probe.mjs
