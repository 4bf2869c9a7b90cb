#!/bin/sh
# Guess: an address for USDT is checked for the network that is asked for: TRC-20, as wallets and exchanges call it.
# Seen: `chainType: 'trc20'` is not known and not refused: addresses of Ethereum, Bitcoin and Tron all pass, as without
#   the option. `erc20` works, but the name of its sister is `tron`. A plain word (`'trc20'`, `'erc20'`) as third
#   argument is read as another option. USDC has no such choice: Tron is refused for it.
# Who meets it: shops that take back or pay out USDT: what is sent to an address of the wrong network is lost.
# What to do: `chainType: 'tron'`, and a test with an address that must be refused.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent multicoin-address-validator@0.5.26

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { validate } = require('multicoin-address-validator');

// Public addresses: the contracts of USDT on Tron and on Ethereum, and the first address of Bitcoin.
const addresses = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
];

const seen = [
  [undefined, [true, true, true]],
  ['trc20', [true, true, true]],
  ['erc20', [true, true, true]],
  [{ chainType: 'trc20' }, [true, true, true]],
  [{ chainType: 'tron' }, [true, false, false]],
  [{ chainType: 'erc20' }, [false, true, false]],
];

console.log('multicoin-address-validator 0.5.26; Tron, Ethereum, Bitcoin:');

for (const [option, expected] of seen) {
  const found = addresses.map((address) => validate(address, 'usdt', option));

  console.log(`usdt, ${JSON.stringify(option)} -> ${found.join(', ')}`);
  assert.deepEqual(found, expected);
}

assert.deepEqual(addresses.map((address) => validate(address, 'trx')), [true, false, false]);
assert.equal(validate(addresses[0], 'usdc'), false);
JS
node probe.cjs
