#!/bin/sh
# Guess: bip21 writes the amount of a request for bitcoins as the standard says, in digits with a point, and reads what
#   others write.
# Seen: an amount of 0.0000005 is written as "5e-7", which the grammar of BIP 21 (digits, a point, digits) does not
#   have; a reader that stops at the first other letter finds 5 bitcoins. Reading, it takes "1e3" for 1,000 bitcoins. A
#   "+" in a message, which is a plus in BIP 21, is read as a space: "Facewright 3.0.3+7" becomes "Facewright 3.0.3 7".
# Who meets it: shops that accept bitcoins for prices with small fractions, and wallets.
# What to do: pass the amount as a string, `amount.toFixed(8)`, which is written as it is.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bip21@3.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { decode, encode } from 'bip21';

const address = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';

/** The amount in the grammar of BIP 21: `"amount=" *digit [ "." *digit ]`. */
const isValid = uri => /[?&]amount=\d*(\.\d*)?(&|$)/.test(uri);

for (const amount of [20.3, 0.000001, 0.0000005, 0.00000001]) {
  const byNumber = encode(address, { amount });
  const byString = encode(address, { amount: amount.toFixed(8) });

  console.log(amount.toFixed(8), '-> bip21 3.0.0:', byNumber, isValid(byNumber), 'as a string:', byString, isValid(byString));
  assert.equal(isValid(byNumber), amount >= 0.000001);
  assert.equal(isValid(byString), true);
}

assert.equal(encode(address, { amount: 0.0000005 }), `bitcoin:${address}?amount=5e-7`);

const read = decode(`bitcoin:${address}?amount=1e3&message=Facewright%203.0.3+7`).options;

console.log('read', { ...read }, 'by RFC 3986:', decodeURIComponent('Facewright%203.0.3+7'));
assert.equal(read.amount, 1000);
assert.equal(read.message, 'Facewright 3.0.3 7');
JS
node probe.mjs
