#!/bin/sh
# Guess: a library for Pix, the payments of Brazil, writes a code that banks accept, whatever the amount is.
# Seen: a code ends with the field of its checksum, "6304" and four hexadecimal digits. If the checksum begins with
#   zero, which is one time in 16, pix-payload writes "6303" and three digits, and pix-qrcode "6304" and three. With
#   an accent in the name of the seller, the checksum of pix-payload is that of the letters and not of their bytes in
#   UTF-8. @pix.js/qrcode takes the longest length of an amount, 13 characters, for the largest amount: it refuses
#   R$ 13.01, and also R$ 0.50 and a payment without postal code.
# Who meets it: shops that show such a code: customers of one order in 16 cannot pay, and a second try gives the same code.
# What to do: pix-utils or qrcode-pix, which write four digits and take the accents away.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  pix-payload@1.0.4 pix-qrcode@1.0.0 @pix.js/qrcode@1.1.0 pix-utils@2.8.2 qrcode-pix@5.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createStatic } from '@pix.js/qrcode';
import pixPayload from 'pix-payload';
import pixQrcode from 'pix-qrcode';
import pixUtils from 'pix-utils';
import qrcodePix from 'qrcode-pix';

const key = 'ada@facewright.example';
const txId = 'A1';

const writers = {
  'pix-payload': (amount, name, city) =>
    pixPayload.payload({ key, name, city, amount, transactionId: txId }),
  'pix-qrcode': async (amount, name, city) => {
    const code = await pixQrcode.staticPix({
      pixKey: key,
      merchant: name,
      merchantCity: city,
      amount: amount.toFixed(2),
      transactionId: txId,
    });

    return code.payload;
  },
  'pix-utils': (amount, name, city) =>
    pixUtils
      .createStaticPix({
        merchantName: name,
        merchantCity: city,
        pixKey: key,
        transactionAmount: amount,
        txid: txId,
      })
      .toBRCode(),
  'qrcode-pix': (amount, name, city) =>
    qrcodePix.QrCodePix({ version: '01', key, name, city, value: amount, transactionId: txId }).payload(),
};

/** Returns the CRC-16 of EMV codes (polynomial 0x1021, start 0xFFFF) in four hexadecimal digits. */
function checksum(text) {
  let sum = 0xffff;

  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
    }
  }

  return sum.toString(16).toUpperCase().padStart(4, '0');
}

const isValid = (code) => {
  const [, text, sum] = /^(.*6304)([0-9A-F]{4})$/s.exec(code) ?? [];

  return text !== undefined && checksum(text) === sum;
};

assert.equal(checksum('123456789'), '29B1');

const invalid = {};

for (const [name, write] of Object.entries(writers)) {
  const codes = [];

  for (let cents = 1; cents <= 1600; cents++) codes.push(await write(cents / 100, 'Facewright', 'Sao Paulo'));
  const wrong = codes.filter((code) => !isValid(code));

  invalid[name] = wrong.length;
  console.log(`${name}: ${wrong.length} of 1600 codes are not valid`, (wrong[0] ?? '').slice(-20));
}
assert.deepEqual(invalid, { 'pix-payload': 99, 'pix-qrcode': 99, 'pix-utils': 0, 'qrcode-pix': 0 });
assert.match(await writers['pix-payload'](0.22, 'Facewright', 'Sao Paulo'), /6303CEB$/);
assert.match(await writers['pix-qrcode'](0.25, 'Facewright', 'Sao Paulo'), /63048E5$/);

for (const [name, write] of Object.entries(writers)) {
  if (name === 'pix-qrcode') continue;
  const code = await write(29.9, 'São João Fotos', 'São Paulo');

  console.log(name, code.slice(-62), isValid(code));
  assert.equal(isValid(code), name !== 'pix-payload');
}

const faults = (value, postalCode) => {
  try {
    createStatic({
      merchantAccountInfo: { key },
      merchantName: 'Facewright',
      merchantCity: 'Sao Paulo',
      additionalData: { txId },
      value,
      postalCode,
    });

    return [];
  } catch (error) {
    return error.issues.map(({ path, message }) => `${path}: ${message}`);
  }
};

console.log('@pix.js/qrcode, 13.01', faults(13.01, '01310100'));
console.log('@pix.js/qrcode, 13 without postal code', faults(13));
assert.deepEqual(faults(13, '01310100'), []);
assert.deepEqual(faults(13.01, '01310100'), ['value: Number must be less than or equal to 13']);
assert.deepEqual(faults(0.5, '01310100'), ['value: Number must be greater than or equal to 1']);
assert.equal(faults(13).length, 1);
JS
node probe.mjs
