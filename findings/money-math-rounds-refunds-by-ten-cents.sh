#!/bin/sh
# Guess: `money-math`, which was made for bills in Swiss francs and whose README names "-42.10" as an amount, rounds a
#   refund as it rounds a payment: 29.93 becomes 29.95, and -29.93 becomes -29.95.
# Seen: -29.93 becomes -29.85, eight cents off instead of two, and -0.03 becomes 0.05: who owed now gets. Other results
#   with a sign are off too: 7 % of 9.99 are 0.70 and of -9.99 -0.69, -9.99 / 7 is -1.41 instead of -1.43, and -0.30 /
#   50 is 0.01 instead of -0.01. A float such as 0.0000005 becomes 5.00.
# Who meets it: shops that compute refunds, credit notes and discounts as negative amounts.
# What to do: compute without the sign and set it afterwards, or count in whole cents.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent money-math@2.6.3 big.js@7.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Big from 'big.js';
import money from 'money-math';

const exact = {
  roundTo5Cents: amount => Big(amount).times(20).round(0).div(20),
  percent: (amount, percent) => Big(amount).times(percent).div(100),
  div: (amount, divisor) => Big(amount).div(divisor),
};

const cases = [
  ['roundTo5Cents', ['29.93'], '29.95'],
  ['roundTo5Cents', ['-29.93'], '-29.85'],
  ['roundTo5Cents', ['-0.03'], '0.05'],
  ['percent', ['9.99', '7.00'], '0.70'],
  ['percent', ['-9.99', '7.00'], '-0.69'],
  ['percent', ['29.90', '19.00'], '5.68'],
  ['percent', ['-29.90', '19.00'], '-5.67'],
  ['div', ['9.99', '7.00'], '1.43'],
  ['div', ['-9.99', '7.00'], '-1.41'],
  ['div', ['-0.30', '50.00'], '0.01'],
];

for (const [name, values, expected] of cases) {
  const byMoneyMath = money[name](...values);
  const byBig = exact[name](...values).toFixed(2);

  console.log(`${name}(${values.join(', ')})`.padEnd(24), 'money-math 2.6.3:', byMoneyMath, '  big.js 7.0.1:', byBig);
  assert.equal(byMoneyMath, expected);
  assert.equal(byMoneyMath === byBig, !values[0].startsWith('-'));
}

console.log('floatToAmount(5e-7)      money-math 2.6.3:', money.floatToAmount(5e-7));
assert.equal(money.floatToAmount(5e-7), '5.00');
JS
node probe.mjs
