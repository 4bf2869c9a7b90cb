#!/bin/sh
# Guess: svg-path-bounds gives the box around what a path draws.
# Seen: it gives the box around the points that its curves are made of, the handles included, which lie outside: a smile
#   that is 7.5 high is 10, and a wave that reaches from -4.4 to 5 is said to reach from -10 to 6.7. Arcs are measured
#   by the handles of the curves they are turned into. A path of straight lines is right, so a first test succeeds.
# Who meets it: those who crop or centre a drawn head, or fit an eye into its frame: it sits too small, and not in the
#   middle.
# What to do: use `getPathBBox` of svg-path-commander, or `getBBox()` in a browser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svg-path-bounds@1.0.2 svg-path-commander@2.3.3 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import measureBounds from 'svg-path-bounds';
import SVGPathCommander from 'svg-path-commander';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const rounded = (box) => box.map((value) => Math.round(value * 10) / 10 + 0);

const measureRight = (path) => {
  const { x, y, x2, y2 } = SVGPathCommander.getPathBBox(path);

  return rounded([x, y, x2, y2]);
};

// The box of the painted pixels, at ten pixels for each unit.
const paint = async (path) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 140 140" width="1400" height="1400"><path d="${path}"/></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim({ background: '#0000' }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft, -info.trimOffsetTop];

  return rounded([left, top, left + info.width, top + info.height].map((pixels) => pixels / 10 - 20));
};

console.log(`svg-path-bounds ${version('svg-path-bounds')}, svg-path-commander ${version('svg-path-commander')}`);

for (const [name, path, seen, right] of [
  ['square', 'M0 0H10V10H0Z', [0, 0, 10, 10], [0, 0, 10, 10]],
  ['smile', 'M0 0C0 10 10 10 10 0Z', [0, 0, 10, 10], [0, 0, 10, 7.5]],
  ['wave', 'M0 0Q10 10 20 0S30 -10 40 0Z', [0, -10, 40, 6.7], [0, -4.4, 40, 5]],
  ['arc', 'M50 50A40 20 30 1 0 90 70Z', [27.3, 48.4, 104.5, 104.9], [29.1, 49.7, 101.3, 102.7]],
]) {
  const painted = await paint(path);

  console.log(`${name} ${path}: ${rounded(measureBounds(path))}, right ${measureRight(path)}, painted ${painted}`);
  assert.deepEqual(rounded(measureBounds(path)), seen);
  assert.deepEqual(measureRight(path), right);
  assert.ok(painted.every((value, index) => Math.abs(value - right[index]) < 0.2));
}
JS
node probe.mjs
