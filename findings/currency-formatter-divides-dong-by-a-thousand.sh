#!/bin/sh
# Guess: `unformat` of currency-formatter reads the amounts that its `format` writes.
# Seen: for 17 of its 163 currencies it doesn't. 1,500 Vietnamese dong are written "1.500 ₫" and read as 1.5, because
#   the separator of thousands is also entered as the decimal one. Indonesian rupiah, written in this way, are right.
#   The pounds of Egypt and ten other currencies whose sign is Arabic letters with dots are read as 0, and the soles of
#   Peru ("S/. 1,500.00") as 0.15: the dots of the sign count as decimal points. There is no error.
# Who meets it: shops that read the price of a field or of another page back.
# What to do: keep the number beside the text, and never read a formatted amount.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent currency-formatter@1.5.9

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { currencies, format, unformat } = require('currency-formatter');
const { version } = require('currency-formatter/package.json');

const read = (code) => unformat(format(1500, { code }), { code });
const wrong = currencies.filter(({ code }) => read(code) !== 1500);

console.log('currency-formatter', version);
console.log(`${currencies.length} currencies, wrong: ${wrong.length}`);

for (const { code } of [...wrong, { code: 'IDR' }, { code: 'EUR' }]) {
  console.log(`${code}: 1500 -> "${format(1500, { code })}" -> ${read(code)}`);
}

assert.equal(currencies.length, 163);
assert.equal(wrong.length, 17);
assert.equal(format(1500, { code: 'VND' }), '1.500\u00A0₫');
assert.equal(read('VND'), 1.5);
assert.equal(read('IDR'), 1500);
assert.equal(read('EUR'), 1500);
assert.equal(read('EGP'), 0);
assert.equal(read('AED'), 0);
assert.equal(read('PEN'), 0.15);
JS
node probe.cjs
