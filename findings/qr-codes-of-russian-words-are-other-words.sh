#!/bin/sh
# Guess: a library for QR codes either writes a Japanese or Russian text, or says that it cannot.
# Seen: qrcode-generator, qr.js and qrcode-terminal, which have one root, keep the lower eight bits of each letter:
#   "тест" is the code of "B5AB". @nuintun/qrcode writes "????" if no character set is named. qrcode-svg puts an
#   invisible U+FEFF in front, so that "WIFI:T:WPA;S:カメラ;;" no longer begins with "WIFI:". qrcode, uqr and lean-qr are
#   right. None of them warns, and the code looks like any other.
# Who meets it: sites and programs in more than one script that show codes of texts, contacts and networks.
# What to do: qrcode; for qrcode-generator, `qrcode.stringToBytes` with a TextEncoder; for @nuintun/qrcode,
#   `Charset.UTF_8`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent qrcode-generator@2.0.4 qr.js@0.0.0 qrcode-terminal@0.12.0 \
  @nuintun/qrcode@5.0.3 qrcode-svg@1.1.0 qrcode@1.5.4 uqr@0.1.3 lean-qr@2.7.4 zxing-wasm@3.1.6

cat > probe.mjs <<'JS'
import * as nuintun from '@nuintun/qrcode';
import { generate } from 'lean-qr';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import qrJs from 'qr.js';
import qrcode from 'qrcode';
import qrcodeGenerator from 'qrcode-generator';
import QrcodeSvg from 'qrcode-svg';
import TerminalCode from 'qrcode-terminal/vendor/QRCode/index.js';
import { encode } from 'uqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fs.readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** The rows of a code, true for dark modules. */
function rows(size, isDark) {
  const places = Array.from({ length: size }, (_, place) => place);

  return places.map(y => places.map(x => isDark(x, y)));
}

const writers = {
  'qrcode-generator 2.0.4': text => {
    const code = qrcodeGenerator(0, 'M');

    code.addData(text);
    code.make();

    return rows(code.getModuleCount(), (x, y) => code.isDark(y, x));
  },
  'qr.js 0.0.0': text => qrJs(text).modules,
  'qrcode-terminal 0.12.0': text => {
    const code = new TerminalCode(-1, 1);

    code.addData(text);
    code.make();

    return code.modules;
  },
  '@nuintun/qrcode 5.0.3': text => {
    const code = new nuintun.Encoder().encode(new nuintun.Byte(text));

    return rows(code.size, (x, y) => code.get(x, y));
  },
  'qrcode-svg 1.1.0': text => new QrcodeSvg({ content: text }).qrcode.modules,
  'qrcode 1.5.4': text => {
    const { modules } = qrcode.create(text);

    return rows(modules.size, (x, y) => modules.get(y, x));
  },
  'uqr 0.1.3': text => encode(text, { border: 0 }).data,
  'lean-qr 2.7.4': text => {
    const code = generate(text);

    return rows(code.size, (x, y) => code.get(x, y));
  },
};

/** Black and white picture of a code: 6 pixels for a module, 4 modules of margin. */
function draw(modules) {
  const width = (modules.length + 8) * 6;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);

  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / 6) - 4;
    const y = Math.floor(pixel / width / 6) - 4;

    if (modules[y]?.[x]) data.fill(0, pixel * 4, pixel * 4 + 3);
  }

  return { data, width, height: width, colorSpace: 'srgb' };
}

const texts = ['тест', 'WIFI:T:WPA;S:カメラ;;'];
const lowBytes = ['B5AB', 'WIFI:T:WPA;S:«áé;;'];
const expected = {
  'qrcode-generator 2.0.4': lowBytes,
  'qr.js 0.0.0': lowBytes,
  'qrcode-terminal 0.12.0': lowBytes,
  '@nuintun/qrcode 5.0.3': ['????', 'WIFI:T:WPA;S:???;;'],
  'qrcode-svg 1.1.0': texts,
  'qrcode 1.5.4': texts,
  'uqr 0.1.3': texts,
  'lean-qr 2.7.4': texts,
};

for (const [name, write] of Object.entries(writers)) {
  const results = [];

  for (const text of texts) {
    const [{ text: read, bytes }] = await readBarcodes(draw(write(text)));

    results.push(read.replace('\ufeff', ''));
    assert.equal(Buffer.from(bytes.subarray(0, 3)).toString('hex') === 'efbbbf', name.startsWith('qrcode-svg'));
  }

  console.log(name.padEnd(22), JSON.stringify(results));
  assert.deepEqual(results, expected[name]);
}
JS
node probe.mjs
