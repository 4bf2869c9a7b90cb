#!/bin/sh
# Guess: ethjs-unit, which takes numbers and strings and throws for what is no number, converts 0.0000001 ether into
#   100,000,000,000 wei.
# Seen: into 2,377,000,000,000,000,000,000, which is 2,377 ether; 0.0000005 is 6,377 ether. JavaScript writes such a
#   number as "1e-7", whose "e" and "-" are taken for digits. The string "0.0000001" is right, and the string "1e-7" is
#   refused. The number is refused by @metamask/ethjs-unit, which came of this library, and by ethers.
# Who meets it: shops that convert a price by a rate, so that small fees are numbers below a millionth.
# What to do: `parseEther` of ethers with a string (`toFixed(18)`), and whole numbers of the smallest unit.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ethjs-unit@0.1.6 @metamask/ethjs-unit@0.3.0 \
  @ethersproject/units@5.8.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import ethers from '@ethersproject/units';
import metamask from '@metamask/ethjs-unit';
import unit from 'ethjs-unit';

/** The value in wei as digits, or "refused" if the library throws. */
function weiBy(convert, value) {
  try {
    return convert(value).toString();
  } catch {
    return 'refused';
  }
}

const libraries = {
  'ethjs-unit 0.1.6': value => unit.toWei(value, 'ether'),
  '@metamask/ethjs-unit 0.3.0': value => metamask.toWei(value, 'ether'),
  '@ethersproject/units 5.8.0': value => ethers.parseUnits(value, 'ether'),
};
const expected = [
  [0.000001, '1000000000000', '1000000000000', 'refused'],
  ['0.0000001', '100000000000', '100000000000', '100000000000'],
  [0.0000001, '2377000000000000000000', 'refused', 'refused'],
  [0.0000005, '6377000000000000000000', 'refused', 'refused'],
  ['1e-7', 'refused', 'refused', 'refused'],
];

for (const [value, ...results] of expected) {
  const found = Object.values(libraries).map(convert => weiBy(convert, value));

  console.log(typeof value, value, Object.fromEntries(Object.keys(libraries).map((name, index) => [name, found[index]])));
  assert.deepEqual(found, results);
}
JS
node probe.mjs
