#!/bin/sh
# Guess: `toMoney` of vanilla-masker, which its README calls "Converts number to money string" with 1234 and "R$
#   1.234,00" as example, writes 29.9 as 29,90.
# Seen: it takes the digits of the number and sets the comma before the last two: 29.95 is "29,95", 29.9 is "2,99" and
#   29 is "0,29"; 1234 is "12,34". With `zeroCents: true`, 1234 is as in the README, 29.9 is "299,00" and 29.95
#   "2.995,00". There is no option with which all three are right.
# Who meets it: shops that show prices from a file or a server with it: JSON has no zero at the end of 29.90.
# What to do: pass `price.toFixed(2)`, or Intl.NumberFormat.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vanilla-masker@1.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import masker from 'vanilla-masker';

const byIntl = new Intl.NumberFormat('de', { minimumFractionDigits: 2 });
const prices = JSON.parse('[29.95, 29.90, 29.00, 1234]');
const expected = {
  29.95: ['29,95', '2.995,00'],
  29.9: ['2,99', '299,00'],
  29: ['0,29', '29,00'],
  1234: ['12,34', '1.234,00'],
};

for (const price of prices) {
  const found = [masker.toMoney(price), masker.toMoney(price, { zeroCents: true })];

  console.log(price, '-> vanilla-masker 1.2.0:', found[0], 'with zeroCents:', found[1], ' Intl:', byIntl.format(price));
  assert.deepEqual(found, expected[price]);
  assert.equal(masker.toMoney(price.toFixed(2)), byIntl.format(price));
}
JS
node probe.mjs
