#!/bin/sh
# Guess: a QR code in SVG is dark on white as in any other format, so it stays readable wherever the file goes.
# Seen: the SVG of qr, qr-image and lean-qr has the dark squares only, and nothing below them. Converted to JPEG (sharp
#   puts black below), such a code is a black square, and no reader finds a code in it; nor do jsQR and the decoder of
#   qr itself in the pixels of a PNG, whose transparent parts are black too. The GIF of qr and the PNG of qr-image, from
#   the same text, have white ground and are read. In SVG, qrcode, uqr, qrcode-svg and qrcode-generator have it as well.
# Who meets it: a code for the download page on a phone that is saved, sent, put on a dark page or shown without its
#   style sheet, which often has the white ground.
# What to do: put a white path behind the squares, and test a code without flattening it onto white.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent qr@0.7.0 qr-image@3.2.0 lean-qr@2.7.4 qrcode@1.5.4 uqr@0.1.3 qrcode-svg@1.1.0 \
  qrcode-generator@2.0.4 jsqr@1.4.0 sharp@0.35.5

cat > probe.js <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import encodeQR from 'qr';
import { decodeQR } from 'qr/decode.js';
import qrImage from 'qr-image';
import QRCode from 'qrcode';
import createCode from 'qrcode-generator';
import CodeOfSvg from 'qrcode-svg';
import sharp from 'sharp';
import { renderSVG } from 'uqr';

const url = 'https://download.example/setup';

for (const name of ['qr', 'qr-image', 'lean-qr', 'qrcode', 'uqr', 'qrcode-svg', 'qrcode-generator', 'jsqr', 'sharp']) {
  console.log(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`);
}

const generated = createCode(0, 'M');
generated.addData(url);
generated.make();

/** Returns the decoders that read the picture. */
async function readers(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = [];

  if (jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data === url) {
    found.push('jsQR');
  }

  try {
    if (decodeQR({ width: info.width, height: info.height, data }) === url) {
      found.push('qr');
    }
  } catch {
    // The decoder throws if it finds no code.
  }

  return found.join(' ') || 'nobody';
}

const large = (code) => sharp(Buffer.from(code), { density: 288 }).resize(400, 400, { kernel: 'nearest' });

async function show(name, code) {
  const [jpeg, png, onWhite] = await Promise.all([
    large(code).jpeg().toBuffer().then(readers),
    large(code).png().toBuffer().then(readers),
    large(code).flatten({ background: 'white' }).png().toBuffer().then(readers),
  ]);

  console.log(`${name} | JPEG: ${jpeg} | PNG: ${png} | on white: ${onWhite}`);

  return [jpeg, png, onWhite];
}

for (const [name, code] of [
  ['qr, SVG', encodeQR(url, 'svg')],
  ['qr-image, SVG', qrImage.imageSync(url, { type: 'svg' })],
  ['lean-qr, SVG', toSvgSource(generate(url))],
]) {
  assert.deepEqual(await show(name, code), ['nobody', 'nobody', 'jsQR qr']);
}

for (const [name, code] of [
  ['qr, GIF', encodeQR(url, 'gif')],
  ['qr-image, PNG', qrImage.imageSync(url, { type: 'png' })],
  ['qrcode, SVG', await QRCode.toString(url, { type: 'svg' })],
  ['uqr, SVG', renderSVG(url)],
  ['qrcode-svg, SVG', new CodeOfSvg(url).svg()],
  ['qrcode-generator, SVG', generated.createSvgTag()],
]) {
  const results = await show(name, code);

  assert.ok(results.every((found) => found.startsWith('jsQR')));
}
JS

node probe.js
