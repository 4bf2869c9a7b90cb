#!/bin/sh
# Guess: `<integer>0x05ac</integer>`, which property lists may have, is 1452, or refused by a library that knows no such
#   numbers. A number that JavaScript can't hold is refused or a `BigInt`, since the library writes them.
# Seen: plist reads 0x05ac as 0, and 76561198012345679 as 76561198012345680. It writes the number 1e21 as the integer
#   "1e+21", which no reader of property lists takes, and reads it back as 1. libplist reads 0x05ac as 1452, and large
#   numbers exactly. No error.
# Who meets it: lists for devices on macOS (vendor and product numbers of cameras) and accounts with long numbers.
# What to do: convert lists with `plutil` or `plistutil` to decimal numbers first, and keep long numbers in strings.
set -eu

if ! dpkg-query -W -f '${Version}' libplist-utils > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: libplist-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libplist-utils > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libplist-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent plist@5.0.0

cat > list.plist <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
  <array>
    <integer>1452</integer>
    <integer>0x05ac</integer>
    <integer>76561198012345679</integer>
  </array>
</plist>
XML

# Through the binary form, so that the numbers have been read.
plistutil -i list.plist -f bin -o list.bin
plistutil -i list.bin -f xml -o decimal.plist
grep -o '<integer>.*' decimal.plist
test "$(grep -o '<integer>[0-9]*' decimal.plist | tr -d '\n')" = '<integer>1452<integer>1452<integer>76561198012345679'

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { build, parse } from 'plist';

const numbers = parse(readFileSync('list.plist', 'utf8'));

console.log('plist 5.0.0:', numbers.map(String));
assert.deepEqual(numbers.map(String), ['1452', '0', '76561198012345680']);

const written = build([1e21, 12345678901234567890n]);

console.log(written, parse(written));
assert.match(written, /<integer>1e\+21<\/integer>\s*<integer>12345678901234567890<\/integer>/);
assert.equal(parse(written)[0], 1);
JS
node probe.mjs
