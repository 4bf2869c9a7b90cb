#!/bin/sh
# Guess: `@plist/parse` reads a property list of a Mac program alike as XML and as binary, since it finds out the format
#   by itself, and as plist does for XML and bplist-parser for binary files.
# Seen: in binary files, numbers of one, two and four bytes have no sign, but it takes their highest bit for one: 200 is -56,
#   40000 is -25536, and a size of 3 GB is negative, which it is in bplist-parser 0.3.2, too, but not in 0.5.0. Numbers of
#   eight bytes are BigInt, also -5. In XML, spaces and line breaks around a text are cut off, and characters by number stay
#   letters: `29&#160;€`. fast-plist, which Visual Studio Code uses, gives CDATA with its brackets, and comments as text.
# Who meets it: pages and programs that read Info.plist, lists of videos or settings of a Mac app.
# What to do: bplist-parser 0.5.0 for binary files, plist for XML; or test a reader with the numbers 200 and 40000.
set -eu

if ! command -v python3 > /dev/null; then
  echo 'Missing: python3' >&2
  exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @plist/parse@1.1.0 bplist-parser@0.5.0 old-bplist-parser@npm:bplist-parser@0.3.2 plist@3.1.1 fast-plist@0.1.3

python3 -c '
import plistlib

values = {"build": 200, "port": 40000, "bytes": 3000000000, "offset": -5, "price": "29\u00a0€", "indent": "  a"}
plistlib.dump(values, open("app.bplist", "wb"), fmt=plistlib.FMT_BINARY)
'

cat > app.plist <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>build</key>
  <integer>200</integer>
  <key>price</key>
  <string>29&#160;€</string>
  <key>indent</key>
  <string>  a</string>
  <key>limit</key>
  <string><![CDATA[x < y]]></string>
  <key>note</key>
  <string>a<!-- b -->c</string>
</dict>
</plist>
XML

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const fs = require('node:fs');
const { parse } = require('@plist/parse');
const { parseBuffer } = require('bplist-parser');
const { parseBuffer: parseAsBefore } = require('old-bplist-parser');
const plist = require('plist');
const fastPlist = require('fast-plist');

for (const name of ['@plist/parse', 'bplist-parser', 'old-bplist-parser', 'plist', 'fast-plist']) {
  console.log(name, JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`)).version);
}

const binary = fs.readFileSync('app.bplist');
const xml = fs.readFileSync('app.plist', 'utf8');

function check(name, seen, expected) {
  console.log(name, { ...seen });
  assert.deepEqual({ ...seen }, expected);
}

const texts = { price: '29\u00a0€', indent: '  a' };
const numbers = { build: 200, port: 40000, bytes: 3e9, offset: -5 };
check('bplist-parser 0.5.0', parseBuffer(binary)[0], { ...numbers, ...texts });
check('bplist-parser 0.3.2', parseAsBefore(binary)[0], { ...numbers, bytes: -1294967296, ...texts });
check('@plist/parse, binary', parse(new Uint8Array(binary).buffer), {
  build: -56,
  port: -25536,
  bytes: -1294967296,
  offset: -5n,
  ...texts,
});

check('plist', plist.parse(xml), { build: 200, ...texts, limit: 'x < y', note: 'ac' });
check('@plist/parse, XML', parse(xml), {
  build: 200,
  price: '29&#160;€',
  indent: 'a',
  limit: 'x < y',
  note: 'ac',
});
check('fast-plist', fastPlist.parse(xml), {
  build: 200,
  ...texts,
  limit: '<![CDATA[x < y]]>',
  note: 'a<!-- b -->c',
});
JS
node probe.cjs

python3 -c '
import plistlib

print("plistlib", plistlib.load(open("app.bplist", "rb")))
assert plistlib.load(open("app.bplist", "rb"))["port"] == 40000
assert plistlib.load(open("app.plist", "rb"))["note"] == "ac"
'
