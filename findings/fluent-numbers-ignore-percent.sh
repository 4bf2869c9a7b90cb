#!/bin/sh
# Guess: `NUMBER($part, style: "percent")` in a Fluent message writes 25%, as `Intl.NumberFormat` does with this option.
# Seen: the translation may set the digits only. `style`, `currency`, `unit` and `notation` are left out without an
#   error, in the message and in the list of errors: 0.25 stays "0.25", and a price of 29.9 has no currency. The same
#   options work when the program hands over a `FluentNumber`.
# Who meets it: translators and makers of Fluent files: "0.25 done" for a download of a quarter, "29.9" for a price.
# What to do: let the program choose the style: `new FluentNumber(0.25, { style: 'percent' })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @fluent/bundle@0.19.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

const bundle = new FluentBundle('en-US', { useIsolating: false });
bundle.addResource(new FluentResource(`
digits = { NUMBER($value, minimumFractionDigits: 3) }
percent = { NUMBER($value, style: "percent") }
price = { NUMBER($value, style: "currency", currency: "USD") }
size = { NUMBER($value, style: "unit", unit: "megabyte") }
short = { NUMBER($value, notation: "compact") }
plain = { $value }
`));

const write = (name, value) => {
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(name).value, { value }, errors);

  console.log(`${name}: ${text}, errors: ${errors.length}`);
  assert.deepEqual(errors, []);

  return text;
};

console.log('@fluent/bundle 0.19.1');
assert.equal(write('digits', 0.25), '0.250');
assert.equal(write('percent', 0.25), '0.25');
assert.equal(write('price', 29.9), '29.9');
assert.equal(write('size', 512), '512');
assert.equal(write('short', 1500000), '1,500,000');
assert.equal(write('plain', new FluentNumber(0.25, { style: 'percent' })), '25%');
assert.equal(write('plain', new FluentNumber(29.9, { style: 'currency', currency: 'USD' })), '$29.90');
JS
node probe.mjs
