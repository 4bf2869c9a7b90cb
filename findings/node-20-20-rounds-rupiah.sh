#!/bin/sh
# Guess: `Intl.NumberFormat` takes the number of decimals of a currency from ISO 4217, as its specification says, so it
#   is the same in all releases of Node.js 20.
# Seen: Node.js 20.19.0 writes an amount in Indonesian rupiah with two decimals (Rp 150.000,50), and 20.20.2, an update
#   within the same line, rounds it to Rp 150.001. The pesos of Colombia, the rupees of Pakistan and the forint of
#   Hungary lose their decimals too, and the dinar of Serbia gets two. The list of ISO has two for all of them. Yen,
#   won, dong and dollars are the same in both.
# Who meets it: shops whose pages are built by one release and whose browser or server has another: the amount on the
#   page is not the amount that is paid, and "hydration" reports a difference.
# What to do: always pass `minimumFractionDigits` and `maximumFractionDigits`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

system="$(node -p process.platform)-$(node -p process.arch)"
echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent "before@npm:node-$system@20.19.0" \
  "after@npm:node-$system@20.20.2" currency-codes@2.2.0

cat > probe.cjs <<'JS'
const { code } = require('currency-codes');

const decimals = (currency) =>
  new Intl.NumberFormat('en', { currency, style: 'currency' }).resolvedOptions().maximumFractionDigits;
const currencies = ['IDR', 'COP', 'PKR', 'HUF', 'RSD', 'JPY', 'KRW', 'VND', 'USD'];
const written = new Intl.NumberFormat('id', { currency: 'IDR', style: 'currency' }).format(150_000.5);

console.log(`Node.js ${process.version}, ICU ${process.versions.icu}: ${written.replace(/\s/, ' ')}`);
console.log(currencies.map((currency) => `${currency} ${decimals(currency)}`).join(', '));
console.log(`ISO 4217: ${currencies.map((currency) => `${currency} ${code(currency).digits}`).join(', ')}`);
JS

before=$(node_modules/before/bin/node probe.cjs)
after=$(node_modules/after/bin/node probe.cjs)
printf '%s\n\n%s\n' "$before" "$after"

echo "$before" | grep -qx 'Node.js v20.19.0, ICU 76.1: Rp 150.000,50'
echo "$before" | grep -qx 'IDR 2, COP 2, PKR 2, HUF 2, RSD 0, JPY 0, KRW 0, VND 0, USD 2'
echo "$after" | grep -qx 'Node.js v20.20.2, ICU 78.2: Rp 150.001'
echo "$after" | grep -qx 'IDR 0, COP 0, PKR 0, HUF 0, RSD 2, JPY 0, KRW 0, VND 0, USD 2'
echo "$after" | grep -qx 'ISO 4217: IDR 2, COP 2, PKR 2, HUF 2, RSD 2, JPY 0, KRW 0, VND 0, USD 2'
