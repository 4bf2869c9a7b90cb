#!/bin/sh
# Guess: svg-path-reverse gives the same line, drawn from its end.
# Seen: where a path begins with a small "m" and goes on without a new letter, as in "m10 10 5 0 0 5z", the start is
#   added twice to all further points: the end of the line lies elsewhere. With "m10 10l5 0 0 5z", the same line, it is
#   right.
# Who meets it: those who draw a head or a signature backwards, or turn a hole the right way round: Inkscape writes such
#   paths, and what shortens drawings takes the letter away.
# What to do: write the path with absolute letters first (svgpath's `abs`).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svg-path-reverse@1.7.0 svgpath@2.6.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { reverse } = require('svg-path-reverse');
const svgpath = require('svgpath');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`svg-path-reverse ${version('svg-path-reverse')}, svgpath ${version('svgpath')}`);

for (const [path, seen] of [
  ['m10 10l5 0 0 5z', 'M 15 15 L 15 10 L 10 10 Z'],
  ['m10 10 5 0 0 5z', 'M 25 25 L 25 20 L 20 20 L 10 10 Z'],
  ['M10 10L15 10 15 15z', 'M 15 15 L 15 10 L 10 10 Z'],
]) {
  const absolute = svgpath(path).abs().toString();

  console.log(`${path}: absolute ${absolute}, reversed ${reverse(path)}`);
  assert.equal(absolute, 'M10 10L15 10 15 15Z');
  assert.equal(reverse(path), seen);
}
JS
node probe.cjs
