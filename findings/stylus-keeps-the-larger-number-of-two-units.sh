#!/bin/sh
# Guess: a function of CSS with two different units, which no compiler can compute, is written as it is.
# Seen: `min` and `max` of Stylus are older than those of CSS. They compare the numbers and leave the units out of
#   account: of 100% and 40rem, 40 is less. `round(10.4px, 1px)` stays 10.4px, because 1 is taken for the number of
#   digits. A box that should fit into a phone is 40rem wide there too.
# Who meets it: style sheets of older themes that get newer lines.
# What to do: `@css { … }`, or `unquote("min(100%, 40rem)")`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent stylus@0.64.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const stylus = require('stylus');

const { version } = require('stylus/package.json');
const seen = {};

console.log('stylus', version);

for (const value of ['min(100%, 40rem)', 'max(10px, 50%)', 'round(10.4px, 1px)', 'unquote("min(100%, 40rem)")']) {
  seen[value] = stylus(`a\n  width ${value}`).render().match(/width: (.*);/)[1];
  console.log(`${value} -> ${seen[value]}`);
}

assert.deepEqual(Object.values(seen), ['40rem', '50%', '10.4px', 'min(100%, 40rem)']);
JS
node probe.cjs
