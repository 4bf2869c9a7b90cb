#!/bin/sh
# Guess: `normalize` and the conversion to narrow letters make the sign for yen of "￥1,500" the narrow one, "¥1,500", as
#   Unicode does.
# Seen: jaconv makes it a backslash: "\1,500". In the other direction, the backslash of a path becomes a sign for yen:
#   C:\new is "Ｃ：￥ｎｅｗ". The real narrow sign is left alone in both. It is the convention of the encoding of
#   Japanese Windows, in which both signs have one number.
# Who meets it: prices in search fields, tables and addresses that were normalized.
# What to do: `text.normalize('NFKC')`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jaconv@1.1.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const jaconv = require('jaconv');

const wide = '\uffe51,500';
const narrow = '\u00a51,500';

console.log(wide, '| normalize', jaconv.normalize(wide), '| toHan', jaconv.toHan(wide), '| NFKC', wide.normalize('NFKC'));
console.log(narrow, '| normalize', jaconv.normalize(narrow), '| toZen', jaconv.toZen(narrow));
console.log('C:\\new', '| toZen', jaconv.toZen('C:\\new'));

assert.equal(jaconv.normalize(wide), '\\1,500');
assert.equal(jaconv.toHan(wide), '\\1,500');
assert.equal(wide.normalize('NFKC'), narrow);
assert.equal(jaconv.normalize(narrow), narrow);
assert.ok(jaconv.toZen(narrow).startsWith('\u00a5'));
assert.equal(jaconv.toZen('C:\\new'), 'Ｃ：￥ｎｅｗ');
JS
node probe.cjs
