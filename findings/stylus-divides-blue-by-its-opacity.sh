#!/bin/sh
# Guess: a compiler that reads `rgb(198 134 96)` reads `rgb(198 134 96 / 50%)` too, or leaves it as it is.
# Seen: the slash divides: the blue of 96 is divided by 50%, and the colour is opaque. With `0.5` for `50%`, blue is
#   doubled instead. Half-transparent black becomes black, and half-transparent white is white. There is no warning.
# Who meets it: style sheets of older themes into which a colour is pasted from a design program or the browser's
#   tools.
# What to do: `rgba(198, 134, 96, 0.5)`.
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

for (const colour of [
  'rgb(198 134 96)',
  'rgb(198 134 96 / 50%)',
  'rgb(198 134 96 / 0.5)',
  'rgb(0 0 0 / 0.5)',
  'hsl(30 50% 50% / 50%)',
  'rgba(198, 134, 96, 0.5)',
]) {
  seen[colour] = stylus(`a\n  color ${colour}`).render().match(/color: (.*);/)[1];
  console.log(`${colour} -> ${seen[colour]}`);
}

assert.deepEqual(Object.values(seen), ['#c68660', '#c68605', '#c686c0', '#000', '#040301', 'rgba(198,134,96,0.5)']);
JS
node probe.cjs
