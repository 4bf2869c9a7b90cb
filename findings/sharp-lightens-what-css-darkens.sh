#!/bin/sh
# Guess: `filter: brightness(50%)` in an SVG drawing makes each colour half as light in a PNG file made by sharp, as it does in
#   a browser.
# Seen: skin of 198, 134, 96 is 145, 98, 69 instead of 99, 67, 48, and with `invert(1)` it is 176, 226, 241 instead of 57, 121,
#   159. So it is with `contrast`, `sepia`, `saturate` and `hue-rotate`: librsvg, which sharp uses, computes them in linear
#   light. For the functions of CSS, the specification of filters says sRGB; linear light is for `<filter>` elements.
#   resvg and Chromium agree. `grayscale(1)`, `opacity` and a blur of one colour are right.
# Who meets it: sites whose cards and icons are SVG drawings that are seen in the page and made into PNG pictures as well: a
#   dimmed portrait, or one in sepia for "before", has other colours in the preview of a link.
# What to do: resvg, or a `<filter>` with `color-interpolation-filters="sRGB"`.
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
  sharp@0.35.5 @resvg/resvg-js@2.6.2 puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

const browser = await launch({
  browser: 'chrome',
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const page = await browser.newPage();

console.log('sharp', sharp.versions.sharp, 'librsvg', sharp.versions.rsvg, await browser.version());

const draw = (attributes, definitions = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
  ${definitions}<g ${attributes}><rect width="40" height="40" fill="rgb(198,134,96)"/></g></svg>`;

/** The colour in the middle of a PNG picture. */
async function colourOf(picture) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = (20 * info.width + 20) * info.channels;

  return [...data.subarray(start, start + 3)];
}

async function byChromium(svg) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

  await page.setContent(`<body style="margin: 0"><img src="${source}" style="display: block">`);
  await page.evaluate(() => document.images[0].decode());

  return colourOf(await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }));
}

const isNear = (first, second) => first.every((value, index) => Math.abs(value - second[index]) <= 3);

async function compare(name, svg) {
  const seen = {
    chromium: await byChromium(svg),
    resvg: await colourOf(new Resvg(svg).render().asPng()),
    sharp: await colourOf(Buffer.from(svg)),
  };

  console.log(name.padEnd(20), JSON.stringify(seen));
  assert.ok(isNear(seen.resvg, seen.chromium));

  return seen;
}

for (const [name, expected] of [
  ['brightness(50%)', [145, 98, 69]],
  ['contrast(.5)', [193, 163, 151]],
  ['sepia(1)', [175, 166, 148]],
  ['invert(1)', [176, 226, 241]],
  ['saturate(2)', [235, 118, 0]],
  ['hue-rotate(90deg)', [96, 166, 53]],
]) {
  const { sharp: seen, chromium } = await compare(name, draw(`style="filter: ${name}"`));

  assert.ok(isNear(seen, expected));
  assert.ok(!isNear(seen, chromium));
}

for (const name of ['grayscale(1)', 'blur(2px)']) {
  const { sharp: seen, chromium } = await compare(name, draw(`style="filter: ${name}"`));

  assert.ok(isNear(seen, chromium));
}

// What helps.
const half = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="linear" slope=".5"/>`).join('');
const filter = `<filter id="half" color-interpolation-filters="sRGB">
  <feComponentTransfer>${half}</feComponentTransfer></filter>`;
const helped = await compare('<filter> in sRGB', draw('filter="url(#half)"', filter));

assert.ok(isNear(helped.sharp, [99, 67, 48]));

await browser.close();
JS
node probe.mjs
