#!/bin/sh
# Guess: all values in the files of Steam are quoted strings; a parser hands out strings, or numbers that it can keep.
# Seen: vdf-parser turns what looks like a number into one. The number of an account has 17 digits, of which the last
#   one or two are rounded: 76561198012345679 becomes …680, another account. A manifest loses three to four digits, the
#   build 10.10 is 10.1, and 0123 is 123. Backslashes stay doubled: `C:\\Program Files` is handed out with both.
#   kvparser keeps the digits and undoes the backslashes, but has nothing of a second list in one file.
# Who meets it: desktop programs that look in these files where OBS Studio or VTube Studio are installed, or who plays.
# What to do: `parse(text, { types: false })`, and replace two backslashes by one.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent vdf-parser@1.2.1 kvparser@1.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import * as kvparser from 'kvparser';
import { parse } from 'vdf-parser';

const file = String.raw`"AppState"
{
	"appid"		"1905180"
	"buildid"		"10.10"
	"LastOwner"		"76561198012345679"
	"manifest"		"7890123456789012345"
	"beta"		"0123"
	"path"		"C:\\Program Files (x86)\\Steam"
}
`;

console.log(file);

const guessed = parse(file).AppState;
const plain = parse(file, { types: false }).AppState;
const other = kvparser.parse(file).AppState;

console.log('vdf-parser 1.2.1', guessed);
console.log('with types: false', plain);
console.log('kvparser 1.0.2', other);

assert.equal(String(guessed.LastOwner), '76561198012345680');
assert.equal(String(guessed.manifest), '7890123456789012000');
assert.equal(guessed.buildid, 10.1);
assert.equal(guessed.beta, 123);
assert.equal(plain.LastOwner, '76561198012345679');
assert.equal(other.LastOwner, '76561198012345679');
assert.equal(plain.path, String.raw`C:\\Program Files (x86)\\Steam`);
assert.equal(other.path, String.raw`C:\Program Files (x86)\Steam`);
assert.deepEqual(kvparser.parse('"a" { "b" "1" }\n"c" { "d" "2" }'), { a: { b: '1' } });
JS
node probe.mjs
