#!/bin/sh
# Guess: the component NumericFormat and the function numericFormatter of react-number-format show one price for 29.996
#   with `decimalScale: 2`: 30.00, as `toFixed` and Intl do.
# Seen: the component rounds, 30.00, and the function cuts, 29.99. A price that is computed, 9.996, is 10.00 on the page
#   and 9.99 in what the function writes, such as a label or a letter. What JavaScript writes for a small number,
#   "1e-7", is 17.00 in the component, "1e7.00" in the function; as a number it is 0.00.
# Who meets it: shops in React that format one price at two places, or get prices as strings.
# What to do: `Number(price).toFixed(2)` before both.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent react-number-format@5.4.5 react@19.3.1 react-dom@19.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NumericFormat, numericFormatter } from 'react-number-format';

const options = { decimalScale: 2, fixedDecimalScale: true };
const byIntl = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function byComponent(value) {
  const element = createElement(NumericFormat, { ...options, value, valueIsNumericString: true, displayType: 'text' });

  return renderToStaticMarkup(element).replace(/<\/?span>/g, '');
}

const cases = [
  ['29.9', '29.90', '29.90'],
  ['29.996', '30.00', '29.99'],
  ['9.996', '10.00', '9.99'],
  ['-29.996', '-30.00', '-29.99'],
  ['0.0000001', '0.00', '0.00'],
  [String(0.0000001), '17.00', '1e7.00'],
];

for (const [value, component, formatter] of cases) {
  const found = { component: byComponent(value), formatter: numericFormatter(value, options) };

  console.log(value, '-> react-number-format 5.4.5:', found, ' Intl:', byIntl.format(value));
  assert.deepEqual(found, { component, formatter });
}

assert.equal(byIntl.format(29.996), '30.00');
assert.equal(byComponent(0.0000001), '0.00');
JS
node probe.mjs
