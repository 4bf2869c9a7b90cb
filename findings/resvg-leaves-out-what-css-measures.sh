#!/bin/sh
# Guess: resvg reads `style="r: 10px"`, `style="transform: …"` and rules of a `<style>` element in SVG drawings as browsers and
#   sharp do, as it reads `style="fill: red"`.
# Seen: of a circle or rectangle whose size is in CSS, nothing is drawn. A part with its `transform` in CSS stays where it is.
#   A mask with `mask-type: alpha` hides all if it is black, and rules with `:not()` or `[name="value" i]` count for nothing.
#   There is no error and no message. As attributes, all of it is read. Chromium and sharp draw all of them.
# Who meets it: sites that make pictures of their drawings with resvg, as satori and many social cards do: eyes with a radius
#   in CSS are missing, and a mouth that is moved by CSS is somewhere else.
# What to do: write sizes, transforms and the type of a mask as attributes, and classes instead of `:not()`.
set -eu

if ! command -v chromium > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package chromium' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends chromium > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @resvg/resvg-js@2.6.2 sharp@0.35.5 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const browser = await launch({ browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();

console.log('sharp', sharp.versions.sharp, 'librsvg', sharp.versions.rsvg, await browser.version());

const mask = (attributes) => `<mask id="eye" ${attributes}><rect width="40" height="40"/></mask>`;
const masked = '<rect width="40" height="40" fill="red" mask="url(#eye)"/>';

/** Each drawing is 40 x 40 pixels, with something red in its middle. */
const drawings = {
  'circle, attributes': '<circle cx="20" cy="20" r="10" fill="red"/>',
  'circle, style': '<circle style="cx: 20px; cy: 20px; r: 10px; fill: red"/>',
  'rect, attributes': '<rect width="40" height="40" fill="red"/>',
  'rect, style': '<rect style="width: 40px; height: 40px; fill: red"/>',
  'transform, attribute': '<rect width="20" height="20" transform="translate(15 15)" fill="red"/>',
  'transform, style': '<rect width="10" height="10" style="transform: translate(15px, 15px); fill: red"/>',
  'mask, style': mask('style="mask-type: alpha"') + masked,
  'mask, attribute': mask('mask-type="alpha"') + masked,
  ':not()': '<style>rect:not(.hair) { fill: red }</style><rect width="40" height="40" fill="blue"/>',
  '[… i]': '<style>[data-eye="LEFT" i] { fill: red }</style><rect data-eye="left" width="40" height="40" fill="blue"/>',
};

async function isRed(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (20 * info.width + 20) * 4;

  return data.subarray(start, start + 4).join() === '255,0,0,255';
}

async function byChromium(svg) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

  await page.setContent(`<body style="margin: 0"><img src="${source}" style="display: block">`);
  await page.evaluate(() => document.images[0].decode());

  return isRed(await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }));
}

const missing = [];

for (const [name, parts] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${parts}</svg>`;
  const seen = {
    chromium: await byChromium(svg),
    sharp: await isRed(Buffer.from(svg)),
    resvg: await isRed(new Resvg(svg).render().asPng()),
  };

  console.log(name.padEnd(20), 'red in the middle:', JSON.stringify(seen));
  assert.ok(seen.chromium, name);
  assert.ok(seen.sharp, name);

  if (!seen.resvg) {
    missing.push(name);
  }
}

await browser.close();

assert.deepEqual(missing, ['circle, style', 'rect, style', 'transform, style', 'mask, style', ':not()', '[… i]']);
JS
node probe.mjs
