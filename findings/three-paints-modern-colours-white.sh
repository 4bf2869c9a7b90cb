#!/bin/sh
# Guess: `new Color('rgb(198 134 96)')` of three.js is that colour, or there is a warning, as for names it doesn't know.
# Seen: the notation with spaces, which is the usual one of CSS today, gives white without a word, and so does a red of
#   50.5 or 300, which CSS takes. For `hsl()` it is the same. With commas all is well, and for `oklch()` there is a
#   warning.
# Who meets it: those who hand the colours of a style sheet to a scene: Stylelint's standard rules turn commas into
#   spaces, and from then on the head is white.
# What to do: convert with a library for colours, or write hexadecimal digits.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { Color, setConsoleFunction } from 'three';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
let warnings = 0;

setConsoleFunction((kind) => {
  warnings += kind === 'warn' ? 1 : 0;
});

console.log(`three ${version('three')}, culori ${version('culori')}`);

for (const [style, expected, warned] of [
  ['rgb(198, 134, 96)', '#c68660', 0],
  ['rgb(198 134 96)', '#ffffff', 0],
  ['rgb(198.4, 134, 96)', '#ffffff', 0],
  ['hsl(22, 47%, 58%)', '#c68662', 0],
  ['hsl(22 47% 58%)', '#ffffff', 0],
  ['oklch(67.6% 0.09 51)', '#ffffff', 1],
]) {
  warnings = 0;
  const seen = `#${new Color(style).getHexString()}`;

  console.log(`${style}: culori ${formatHex(style)}, three ${seen}, warnings: ${warnings}`);
  assert.equal(seen, expected);
  assert.equal(warnings, warned);
  assert.notEqual(formatHex(style), '#ffffff');
}
JS
node probe.mjs
