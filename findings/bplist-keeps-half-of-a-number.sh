#!/bin/sh
# Guess: whole numbers up to 2^53 survive a binary property list, the format of a Mac's settings.
# Seen: bplist-creator and bplist-parser keep the lower 32 bits, and read them with a sign. 5,000,000,000 comes back as
#   705,032,704, 3,000,000,000 as a negative number, and 4 GiB as 0, without an error. The parser does it with a file
#   that is right, too. As XML, the same values survive (simple-plist writes both forms, and reads whichever it finds).
# Who meets it: Mac programs that store sizes of videos or times in milliseconds (Date.now() needs 41 bits), and tools
#   that read the settings of such a program.
# What to do: store such numbers as text, as reals or in XML.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bplist-creator@0.1.1 bplist-parser@0.3.2 simple-plist@1.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const create = require('bplist-creator');
const { parseBuffer } = require('bplist-parser');
const simplePlist = require('simple-plist');

console.log('bplist-creator', require('bplist-creator/package.json').version);
console.log('bplist-parser', require('bplist-parser/package.json').version);

const seen = [
  [2147483647, 2147483647],
  [3000000000, -1294967296],
  [4294967296, 0],
  [5000000000, 705032704],
];

for (const [size, expected] of seen) {
  const [{ size: binary }] = parseBuffer(create({ size }));
  const { size: xml } = simplePlist.parse(simplePlist.stringify({ size }), 'settings.plist');

  console.log(`${size} -> binary ${binary}, XML ${xml}`);
  assert.equal(binary, expected);
  assert.equal(xml, size);
}

// A correct file, written by hand: a dictionary with the key "n" and 4294967296 as a number of eight bytes.
const correct = Buffer.concat([
  Buffer.from('bplist00'),
  Buffer.from('d10102' + '516e' + '130000000100000000', 'hex'),
  Buffer.from('080b0d', 'hex'),
  Buffer.from('000000000000' + '0101' + '0000000000000003' + '0000000000000000' + '0000000000000016', 'hex'),
]);

console.log(`4294967296, from a correct file -> ${parseBuffer(correct)[0].n}`);
assert.equal(parseBuffer(correct)[0].n, 0);
JS
node probe.cjs
