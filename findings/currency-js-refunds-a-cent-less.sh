#!/bin/sh
# Guess: of an amount and the same amount below zero, a library for money makes the same number of cents: what was
#   charged is what is refunded.
# Seen: currency.js rounds half a cent up on both sides of zero. A quarter of 9.90 is 2.48, and a quarter of -9.90 is
#   -2.47. With `precision: 0`, as for yen or won, half of 5 is 3 and half of -5 is -2. The sum of a charge and its
#   refund is a cent, or a yen.
# Who meets it: shops that refund a part of a price, or take a percentage of a credit note.
# What to do: compute with the positive amount, and set the sign at the end.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent currency.js@2.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import currency from 'currency.js';

console.log('currency.js 2.0.4');

for (const [amount, part, options, charged, refunded] of [
  [9.9, 0.25, {}, 2.48, -2.47],
  [29.9, 0.05, {}, 1.5, -1.49],
  [9.9, 0.5, {}, 4.95, -4.95],
  [5, 0.5, { precision: 0 }, 3, -2],
]) {
  const charge = currency(amount, options).multiply(part);
  const refund = currency(-amount, options).multiply(part);

  console.log(`${part} of ${amount}: ${charge.value}, ${part} of -${amount}: ${refund.value}`);
  assert.deepEqual([charge.value, refund.value], [charged, refunded]);
}

assert.equal(currency(9.9).multiply(0.25).add(currency(-9.9).multiply(0.25)).value, 0.01);
JS
node probe.mjs
