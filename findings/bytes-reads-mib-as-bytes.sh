#!/bin/sh
# Guess: the package bytes, which counts in powers of 1024, reads "5 MiB", the exact name of such a unit, or says no.
# Seen: "5 MB" is 5,242,880, and "5 MiB" is 5. Whatever follows the number and is not one of its six units is ignored,
#   so "5 Mo" (French), "5,5 MB" and "5,242,880" are all 5 too. There is no error and no null.
# Who meets it: servers and pages that take an upload limit from a setting; body-parser and raw-body read limits with
#   this package, and "5 MiB" then refuses every picture.
# What to do: write limits as "5mb" or as a number of bytes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bytes@3.1.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const bytes = require('bytes');

const read = {
  '5 MB': 5_242_880,
  '5 MiB': 5,
  '500 KiB': 500,
  '1.5GiB': 1,
  '5 Mo': 5,
  '5,5 MB': 5,
  '5,242,880': 5,
};

console.log('bytes', require('bytes/package.json').version);

for (const [limit, expected] of Object.entries(read)) {
  console.log(`"${limit}" -> ${bytes.parse(limit)} bytes`);
  assert.equal(bytes.parse(limit), expected);
}
JS
node probe.cjs
