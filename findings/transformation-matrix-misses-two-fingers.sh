#!/bin/sh
# Guess: `fromTwoMovingPoints(a, b, a2, b2)` of transformation-matrix takes a to a2 and b to b2, as its documentation
#   says.
# Seen: it does so only while the first point stays where it is, or while the points are moved without a turn or a
#   change of size. Otherwise the point is turned around the place where it should arrive, and moved afterwards: both
#   points miss their places, by more the farther the first one moves.
# Who meets it: authors who lay one face over another by both eyes, or let two fingers turn and enlarge a picture: it
#   jumps away from the fingers.
# What to do: build the matrix with `fromTriangles` and a third point, or with `estimate` of nudged.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent transformation-matrix@3.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { applyToPoint, fromTriangles, fromTwoMovingPoints } = require('transformation-matrix');

const rounded = ({ x, y }) => `${Math.round(x) + 0}, ${Math.round(y) + 0}`;

// The third corner of a triangle with a right angle at the first one.
const third = (first, second) => ({ x: first.x - (second.y - first.y), y: first.y + (second.x - first.x) });

console.log('transformation-matrix', JSON.parse(readFileSync('node_modules/transformation-matrix/package.json', 'utf8')).version);

for (const [name, from, to, seen] of [
  ['first stays', [{ x: 40, y: 50 }, { x: 80, y: 50 }], [{ x: 40, y: 50 }, { x: 40, y: 130 }], ['40, 50', '40, 130']],
  ['only moved', [{ x: 40, y: 50 }, { x: 80, y: 50 }], [{ x: 100, y: 90 }, { x: 140, y: 90 }], ['100, 90', '140, 90']],
  ['turned and larger', [{ x: 40, y: 50 }, { x: 80, y: 50 }], [{ x: 100, y: 90 }, { x: 100, y: 170 }], ['240, 10', '240, 90']],
]) {
  const matrix = fromTwoMovingPoints(...from, ...to);
  const right = fromTriangles([...from, third(...from)], [...to, third(...to)]);

  console.log(`${name}: ${from.map(rounded).join(' and ')} should be ${to.map(rounded).join(' and ')}`);
  console.log(`  fromTriangles: ${from.map((point) => rounded(applyToPoint(right, point))).join(' and ')}`);
  console.log(`  fromTwoMovingPoints: ${from.map((point) => rounded(applyToPoint(matrix, point))).join(' and ')}`);

  assert.deepEqual(from.map((point) => rounded(applyToPoint(right, point))), to.map(rounded));
  assert.deepEqual(from.map((point) => rounded(applyToPoint(matrix, point))), seen);
}
JS
node probe.cjs
