#!/bin/sh
# Guess: a half-transparent sticker in an AVIF file that avifenc has written with `--premultiply` comes out of sharp with its colours, as the file says
#   that they are multiplied by the opacity.
# Seen: sharp, libvips and heif-convert do not read this mark, and return the multiplied colours: half-transparent skin of 198, 134, 96 is 100, 67, 48,
#   and each soft edge is dark; what sharp makes of it, is saved so. avifdec, @napi-rs/canvas, @jsquash/avif, Chromium and Firefox are right.
# Who meets it: stickers and cut-out faces in AVIF that a site makes smaller: in browsers they are right, and their thumbnails have dark edges.
# What to do: avifenc without `--premultiply`; avifdec in front of sharp.
set -eu

missing=
for package in chromium firefox-esr imagemagick libavif-bin libheif-examples libvips-tools; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libavif-bin libheif-examples libvips-tools chromium firefox-esr

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent @jsquash/avif@2.1.1 @napi-rs/canvas@1.1.1 puppeteer-core@25.16.0 sharp@0.35.5

convert -size 64x48 xc:'rgba(198,134,96,0.5)' -depth 8 PNG32:sticker.png

for name in plain multiplied; do
  if [ $name = multiplied ]; then
    avifenc --premultiply --min 0 --max 5 sticker.png $name.avif > /dev/null
  else
    avifenc --min 0 --max 5 sticker.png $name.avif > /dev/null
  fi

  avifdec $name.avif $name-avifdec.png > /dev/null
  heif-convert $name.avif $name-heif-convert.png > /dev/null
  vips copy $name.avif $name-vips.png 2> /dev/null
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import decode, { init } from '@jsquash/avif/decode.js';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';

for (const name of ['@jsquash/avif', '@napi-rs/canvas', 'sharp']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const FILES = ['plain', 'multiplied'];
const [MIDDLE_X, MIDDLE_Y] = [32, 24];
const MIDDLE = (MIDDLE_Y * 64 + MIDDLE_X) * 4;

globalThis.ImageData ??= class {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};
await init(await WebAssembly.compile(readFileSync('node_modules/@jsquash/avif/codec/dec/avif_dec.wasm')));

const bySharp = async (file) => [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(MIDDLE, MIDDLE + 4)];
const byCanvas = async (file) => {
  const context = createCanvas(64, 48).getContext('2d');
  context.drawImage(await loadImage(file), 0, 0);

  return [...context.getImageData(MIDDLE_X, MIDDLE_Y, 1, 1).data];
};
const byJsquash = async (file) => [...(await decode(new Uint8Array(readFileSync(file)).buffer)).data.slice(MIDDLE, MIDDLE + 4)];

/** The colour in the middle of both files, for each program. */
const seen = {};
const read = async (program, readFile) => {
  seen[program] = [];

  for (const name of FILES) {
    seen[program].push(await readFile(name));
  }
};

await read('sharp', (name) => bySharp(`${name}.avif`));
await read('libvips', (name) => bySharp(`${name}-vips.png`));
await read('heif-convert', (name) => bySharp(`${name}-heif-convert.png`));
await read('avifdec', (name) => bySharp(`${name}-avifdec.png`));
await read('@napi-rs/canvas', (name) => byCanvas(`${name}.avif`));
await read('@jsquash/avif', (name) => byJsquash(`${name}.avif`));

const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url.endsWith('.avif') ? 'image/avif' : 'text/html');
  response.end(url.endsWith('.avif') ? readFileSync(`.${url}`) : '<!doctype html><title>Sticker</title>');
});
await new Promise((resolve) => server.listen(0, resolve));

const look = async (name, x, y) => {
  const picture = Object.assign(new Image(), { src: `/${name}.avif` });
  await picture.decode();

  const context = Object.assign(document.createElement('canvas'), { width: 64, height: 48 }).getContext('2d');
  context.drawImage(picture, 0, 0);

  return [...context.getImageData(x, y, 1, 1).data];
};

for (const [program, options] of Object.entries({
  Chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  Firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox' },
})) {
  const browser = await launch(options);
  const tab = await browser.newPage();

  await tab.goto(`http://localhost:${server.address().port}/`);
  await read(program, (name) => tab.evaluate(look, name, MIDDLE_X, MIDDLE_Y));
  await browser.close();
}
server.close();

const isNear = (colour, expected) => colour.every((value, index) => Math.abs(value - expected[index]) <= 6);

for (const [program, [plain, multiplied]] of Object.entries(seen)) {
  console.log(`${program}: plain ${plain.join(', ')}, multiplied ${multiplied.join(', ')}`);
  assert.ok(isNear(plain, [198, 134, 96, 128]));
  assert.ok(isNear(multiplied, ['sharp', 'libvips', 'heif-convert'].includes(program) ? [100, 67, 48, 128] : [198, 134, 96, 128]));
}
JS
HOME="$work" timeout 100 node probe.mjs
