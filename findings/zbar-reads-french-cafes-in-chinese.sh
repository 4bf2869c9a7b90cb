#!/bin/sh
# Guess: the QR code of a network "Café" or of "Größe 3", made by qrcode, has the same text in each reader.
# Seen: qrcode writes UTF-8 and does not say so in the code. zbar guesses and finds Chinese or Japanese letters, "Caf矇"
#   and "Grﾃｶﾃ歹 3"; @nuintun/qrcode reads ISO 8859-1, "CafÃ©". jsQR and zxing have it right. A word with Japanese
#   letters only is right in zbar too. The other way round, codes in the Kanji mode, which lean-qr writes for Japanese,
#   are zeros in qrcode-reader, one for each letter.
# Who meets it: programs that read codes of networks, contacts and payments.
# What to do: percent-encode what is an address; else write the text with an ECI mark (`Charset.UTF_8` of
#   @nuintun/qrcode), and test the code with zbar and zxing.
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
npm install --ignore-scripts --no-audit --no-fund --silent qrcode@1.5.4 lean-qr@2.7.4 jsqr@1.4.0 \
  qrcode-reader@1.0.4 @nuintun/qrcode@5.0.3 zxing-wasm@3.1.6

cat > probe.mjs <<'JS'
import * as nuintun from '@nuintun/qrcode';
import jsqr from 'jsqr';
import { generate } from 'lean-qr';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import qrcode from 'qrcode';
import QrcodeReader from 'qrcode-reader';
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

function byQrcode(text) {
  const { modules } = qrcode.create(text);

  return draw(modules.size, (x, y) => modules.get(y, x));
}

function byNuintun(text) {
  const encoder = new nuintun.Encoder();
  const code = encoder.encode(new nuintun.Byte(text, nuintun.Charset.UTF_8));

  return draw(code.size, (x, y) => code.get(x, y));
}

function readByQrcodeReader(image) {
  return new Promise((resolve, reject) => {
    const reader = new QrcodeReader();

    reader.callback = (error, value) => (error ? reject(error) : resolve(value.result));
    reader.decode(image);
  });
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
    reader: await readByQrcodeReader(image),
    jsqr: jsqr.default(image.data, image.width, image.height).data,
    zxing: result.text,
    nuintun: readByNuintun(image),
    zbar: readByZbar(),
  };
}

const cases = [
  [byQrcode, 'Café', { zbar: 'Caf矇', nuintun: 'CafÃ©' }],
  [byQrcode, 'Größe 3', { zbar: 'Grﾃｶﾃ歹 3', nuintun: 'GrÃ¶Ã\u009fe 3' }],
  [byQrcode, '日本語', { nuintun: 'æ\u0097¥æ\u009c¬èª\u009e' }],
  [byLeanQr, '日本語', { reader: '\0\0\0' }],
  [byNuintun, 'Größe 3', {}],
];

for (const [write, text, others] of cases) {
  const results = await readAll(write(text));

  console.log(write.name, text, results);
  assert.deepEqual(results, { reader: text, jsqr: text, zxing: text, nuintun: text, zbar: text, ...others });
}
JS
node probe.mjs
