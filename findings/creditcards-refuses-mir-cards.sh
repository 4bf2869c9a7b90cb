#!/bin/sh
# Guess: creditcards names the brand of a complete, valid card number: UnionPay, Mir and Discover are among the brands
#   of the world.
# Seen: Mir, the card of Russia, is no card: `isValid` is false and there is no type. UnionPay, which it knows, is
#   called Maestro, because the list is searched in order and Maestro comes first; with the second argument ("eager",
#   for numbers that are still being typed) the same number is UnionPay. The test number 6011 1111 1111 1117 of Discover
#   is Maestro, and 6011 0009 9013 9424 is Discover. credit-card-type names all of them.
# Who meets it: shops with customers in Russia and China: "this card number is wrong", or the wrong logo beside the
#   field.
# What to do: name brands with credit-card-type, and let the payment service decide what it accepts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent creditcards@5.0.0 credit-card-type@10.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { card } = require('creditcards');
const cardTypes = require('credit-card-type');

// Public numbers for tests, which belong to nobody.
const numbers = {
  '4111111111111111': ['visa', 'Visa', true],
  '3566002020360505': ['jcb', 'JCB', true],
  '2200000000000004': ['mir', undefined, false],
  '6240008631401148': ['unionpay', 'Maestro', true],
  '6200000000000005': ['unionpay', 'Maestro', true],
  '6011111111111117': ['discover', 'Maestro', true],
  '6011000990139424': ['discover', 'Discover', true],
};

console.log('creditcards', require('creditcards/package.json').version);

for (const [number, [brand, type, valid]] of Object.entries(numbers)) {
  console.log(`${number}: ${card.type(number)}, eager: ${card.type(number, true)}, valid: ${card.isValid(number)}`);

  assert.deepEqual(
    cardTypes(number).map((entry) => entry.type),
    [brand],
  );
  assert.equal(card.luhn(number), true);
  assert.equal(card.type(number), type);
  assert.equal(card.isValid(number), valid);
}

assert.equal(card.type('6240008631401148', true), 'UnionPay');
JS
node probe.cjs
