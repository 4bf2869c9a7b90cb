#!/bin/sh
# Guess: `hull(points)` of hull.js finds the same outline for a face in pixels and for the same face in parts of the
#   picture (0 … 1).
# Seen: its default concavity of 20 is a length. Below it, each dent is filled: a crescent that covers 23 % of the
#   picture has an outline of 46 % if its points are from 0 to 1, 23 % in 100 pixels and 31 % in 1000. concaveman
#   compares lengths with each other, and finds 41 % in all sizes.
# Who meets it: those who cut a hand or hair out by its outline: what MediaPipe returns is from 0 to 1, and the space
#   between the fingers stays.
# What to do: name a concavity in the size of the points, or concaveman.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hull.js@1.0.6 concaveman@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import concaveman from 'concaveman';
import hullModule from 'hull.js';

const hull = hullModule.default ?? hullModule;
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log(`hull.js ${version('hull.js')}, concaveman ${version('concaveman')}`);

// A ring that is open at the right side, between two circles.
const crescent = Array.from({ length: 41 }, (_, step) => Math.PI * (0.25 + (1.5 * step) / 40)).flatMap((angle) =>
  [0.4, 0.25].map((radius) => [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)]),
);

const areaOf = (outline) => {
  const parts = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length];

    return (x * nextY - nextX * y) / 2;
  });

  return Math.abs(parts.reduce((sum, part) => sum + part, 0));
};

const percent = (area, size) => Math.round((area / size ** 2) * 100);

for (const [size, seen] of [
  [1, 46],
  [100, 23],
  [1000, 31],
]) {
  const points = crescent.map(([x, y]) => [x * size, y * size]);
  const inHull = percent(areaOf(hull(points)), size);
  const inConcaveman = percent(areaOf(concaveman(points)), size);

  console.log(`points from 0 to ${size}: hull.js ${inHull} %, concaveman ${inConcaveman} %`);
  assert.equal(inHull, seen);
  assert.equal(inConcaveman, 41);
}
JS
node probe.mjs
