#!/bin/sh
# Guess: Inkscape exports a drawing as PNG as browsers show it. It is the program that most drawings are made with, and its notes speak of SVG 2.
# Seen: the colour `transparent` is opaque black, and so are `rgba(198, 134, 96, .5)`, `#c6866080` and `hsl(23 46% 58%)` with spaces, while
#   `hsl(23, 46%, 58%)` is right. An opacity of 50% (not 0.5) is 100 %. Pictures, copies and gradients by `href` are not there,
#   by `xlink:href` they are. What `@media print` colours is so in a PNG picture, too. Export says nothing and ends with status 0.
#   Chromium and sharp (librsvg) agree on all of them.
# Who meets it: icons and drawings that were written or minified for pages, and are exported for installers and app stores: a half-transparent
#   face is black, and its photo is missing.
# What to do: `rsvg-convert` or sharp for such drawings, or `fill="#c68660" fill-opacity="0.5"` and `xlink:href` in them.
set -eu

if ! command -v inkscape > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends chromium inkscape > /dev/null
  else
    echo 'Install the Debian packages: chromium inkscape' >&2
    exit 2
  fi
fi

dpkg-query -W -f '${Package} ${Version}\n' chromium inkscape

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent puppeteer-core@25.16.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c68660' } }).png().toBuffer();
const data = `data:image/png;base64,${photo.toString('base64')}`;
const field = (attributes) => `<rect width="40" height="40" ${attributes}/>`;

const skin = [198, 134, 96, 255];
const half = [198, 134, 96, 128];
const black = [0, 0, 0, 255];
const nothing = [0, 0, 0, 0];

// Each drawing with its colour in browsers, and in Inkscape.
const drawings = {
  'rgb(198, 134, 96)': [field('fill="rgb(198, 134, 96)"'), skin, skin],
  'rgb(198 134 96)': [field('fill="rgb(198 134 96)"'), skin, black],
  'rgba(198, 134, 96, .5)': [field('fill="rgba(198, 134, 96, .5)"'), half, black],
  'rgba() in a style': [field('style="fill: rgba(198, 134, 96, .5)"'), half, black],
  '#c6866080': [field('fill="#c6866080"'), half, black],
  transparent: [field('fill="transparent"'), nothing, black],
  none: [field('fill="none"'), nothing, nothing],
  'hsl(23, 46%, 58%)': [field('fill="hsl(23, 46%, 58%)"'), [197, 136, 99, 255], [197, 136, 99, 255]],
  'hsl(23 46% 58%)': [field('fill="hsl(23 46% 58%)"'), [197, 136, 99, 255], black],
  'opacity 0.5': [field('fill="#c68660" opacity="0.5"'), half, half],
  'opacity 50%': [field('fill="#c68660" opacity="50%"'), half, skin],
  'photo, xlink:href': [`<image width="40" height="40" xlink:href="${data}"/>`, skin, skin],
  'photo, href': [`<image width="40" height="40" href="${data}"/>`, skin, nothing],
  'copy, xlink:href': [`<defs>${field('id="face" fill="#c68660"')}</defs><use xlink:href="#face"/>`, skin, skin],
  'copy, href': [`<defs>${field('id="face" fill="#c68660"')}</defs><use href="#face"/>`, skin, nothing],
  'gradient, href': [
    `<linearGradient id="a"><stop stop-color="#c68660"/></linearGradient><linearGradient id="b" href="#a"/>${field('fill="url(#b)"')}`,
    skin,
    nothing,
  ],
  '@media print': [`<style>@media print { rect { fill: black } }</style>${field('fill="#c68660"')}`, skin, black],
};

const isNear = (seen, expected) => (expected[3] === 0 ? seen[3] === 0 : seen.every((value, index) => Math.abs(value - expected[index]) < 3));

/** Returns the colour of the drawing in the middle, as an array. */
const look = async (source) => {
  const image = Object.assign(new Image(), { src: source });
  const context = new OffscreenCanvas(40, 40).getContext('2d');

  await image.decode();
  context.drawImage(image, 0, 0);

  return [...context.getImageData(20, 20, 1, 1).data];
};

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const tab = await browser.newPage();

for (const [name, [content, right, inInkscape]] of Object.entries(drawings)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${content}</svg>`;

  writeFileSync('drawing.svg', drawing);
  execFileSync('inkscape', ['--export-type=png', '--export-filename=drawing.png', 'drawing.svg'], { stdio: 'ignore' });

  const pixel = async (picture) => [...(await sharp(picture).ensureAlpha().extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer())];
  const seen = {
    Chromium: await tab.evaluate(look, `data:image/svg+xml,${encodeURIComponent(drawing)}`),
    sharp: await pixel(Buffer.from(drawing)),
    Inkscape: await pixel('drawing.png'),
  };

  console.log(`${name}:`, Object.entries(seen).map(([tool, colour]) => `${tool} ${colour.join(' ')}`).join(', '));
  assert.ok(isNear(seen.Chromium, right));
  assert.ok(isNear(seen.sharp, right));
  assert.ok(isNear(seen.Inkscape, inInkscape));
}
await browser.close();
JS
HOME="$work" node probe.mjs
