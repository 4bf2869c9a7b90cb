#!/bin/sh
# Guess: a QR code is read as a whole or not at all, and a text without another mark is in ISO 8859-1, as the standard
#   (ISO/IEC 18004) says.
# Seen: jsQR leaves out each part of a code that is not valid UTF-8. lean-qr writes "Müller 0123456789" in two parts,
#   letters in ISO 8859-1 and digits: jsQR hands out "0123456789". Of the access to a network "Café" it gives
#   "WIFI:T:WPA". If the whole text is one part, as of qrcode-generator, the text is empty. The bytes are in
#   `binaryData`. zxing, zbar and @nuintun/qrcode read all of it.
# Who meets it: pages that read codes of payments, contacts and networks by the camera.
# What to do: if a part of `chunks` is empty, decode its `bytes` as ISO 8859-1; or take zxing-wasm.
set -eu

if ! dpkg-query -W -f '${Version}' zbar-tools > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: zbar-tools' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends zbar-tools > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' zbar-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsqr@1.4.0 lean-qr@2.7.4 qrcode-generator@2.0.4 \
  @nuintun/qrcode@5.0.3 zxing-wasm@3.1.6

cat > probe.mjs <<'JS'
import * as nuintun from '@nuintun/qrcode';
import jsqr from 'jsqr';
import { generate } from 'lean-qr';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import qrcodeGenerator from 'qrcode-generator';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fs.readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Black and white picture of a code: 6 pixels for a module, 4 modules of margin. */
function draw(size, isDark) {
  const width = (size + 8) * 6;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const grey = Buffer.alloc(width * width, 255);

  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / 6) - 4;
    const y = Math.floor(pixel / width / 6) - 4;

    if (x >= 0 && y >= 0 && x < size && y < size && isDark(x, y)) {
      data.fill(0, pixel * 4, pixel * 4 + 3);
      grey[pixel] = 0;
    }
  }

  fs.writeFileSync('code.pgm', Buffer.concat([Buffer.from(`P5 ${width} ${width} 255\n`), grey]));

  return { data, width, height: width };
}

function byLeanQr(text) {
  const code = generate(text);

  return draw(code.size, (x, y) => code.get(x, y));
}

function byGenerator(text) {
  const code = qrcodeGenerator(0, 'M');

  code.addData(text);
  code.make();

  return draw(code.getModuleCount(), (x, y) => code.isDark(y, x));
}

function readByNuintun({ data, width, height }) {
  const matrix = nuintun.binarize(nuintun.grayscale({ data, width, height }), width, height);

  const [found] = new nuintun.Detector().detect(matrix);

  return new nuintun.Decoder().decode(found.matrix).content;
}

function readByZbar() {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };

  return execFileSync('zbarimg', ['-q', '--raw', 'code.pgm'], options).trimEnd();
}

async function readAll(image) {
  const [result] = await readBarcodes(image);

  return {
    jsqr: jsqr.default(image.data, image.width, image.height).data,
    zxing: result.text,
    nuintun: readByNuintun(image),
    zbar: readByZbar(),
  };
}

const network = 'WIFI:T:WPA;S:Café;P:secret;;';
const cases = [
  [byLeanQr, 'Müller 0123456789', '0123456789'],
  [byLeanQr, network, 'WIFI:T:WPA'],
  [byGenerator, network, ''],
];

for (const [write, text, part] of cases) {
  const { jsqr: byJsqr, ...others } = await readAll(write(text));

  console.log(write.name, text, '-> jsQR 1.4.0:', JSON.stringify(byJsqr), others);
  assert.equal(byJsqr, part);
  assert.deepEqual(others, { zxing: text, nuintun: text, zbar: text });
}
JS
node probe.mjs
