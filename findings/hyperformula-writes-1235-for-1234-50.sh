#!/bin/sh
# Guess: HyperFormula, which computes the formulas of web spreadsheets as Excel does, writes what TEXT asks for and rounds
#   as Excel rounds.
# Seen: `TEXT(1234.5, "#,##0.00")` is "1235,##0.00", `TEXT(0.25, "0%")` is "0%" and a date as "d mmmm yyyy" is
#   "3 0500 2026". INT(-1.5) is -1, where each spreadsheet has -2: it cuts instead of rounding down. ROUND(1.005, 2) is
#   1; Excel has 1.01. Each is a text or a number as any other, without an error. "0.00" and "yyyy-mm-dd" work. SheetJS'
#   ssf, the same formats in JavaScript, writes 1,234.50, 25% and 3 May 2026.
# Who meets it: price lists and calculators of a site that are kept as a spreadsheet: discounts, refunds, dates.
# What to do: let the page format numbers (`Intl.NumberFormat`), and write `FLOOR(x, 1)` for `INT(x)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hyperformula@3.5.0 ssf@0.11.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { HyperFormula } = require('hyperformula');
const { format } = require('ssf');

function compute(formula) {
  const sheet = HyperFormula.buildFromArray([[formula]], { licenseKey: 'gpl-v3' });

  return sheet.getCellValue({ sheet: 0, row: 0, col: 0 });
}

const date = compute('=DATE(2026, 5, 3)');

const texts = [
  ['1234.5', '#,##0.00', '1235,##0.00', '1,234.50'],
  ['0.25', '0%', '0%', '25%'],
  ['DATE(2026, 5, 3)', 'd mmmm yyyy', '3 0500 2026', '3 May 2026'],
  ['DATE(2026, 5, 3)', 'yyyy-mm-dd', '2026-05-03', '2026-05-03'],
  ['1234.5', '0.00', '1234.50', '1234.50'],
];

console.log('hyperformula 3.5.0, ssf 0.11.2');

for (const [value, pattern, expected, reference] of texts) {
  const written = compute(`=TEXT(${value}, "${pattern}")`);
  const bySsf = format(pattern, value.startsWith('DATE') ? date : Number(value));

  console.log(`TEXT(${value}, "${pattern}"): HyperFormula ${written}, ssf ${bySsf}`);
  assert.equal(written, expected);
  assert.equal(bySsf, reference);
}

for (const [formula, expected] of Object.entries({
  '=INT(-1.5)': -1,
  '=ROUNDDOWN(-1.5, 0)': -1,
  '=FLOOR(-1.5, 1)': -2,
  '=ROUND(1.005, 2)': 1,
  '=ROUND(1.006, 2)': 1.01,
})) {
  console.log(formula, compute(formula));
  assert.equal(compute(formula), expected);
}

assert.equal(Math.floor(-1.5), -2);
JS
node probe.cjs
