#!/bin/sh
# Guess: `tree.nearest(face, 3)` of kd-tree-javascript lists the three nearest faces, the nearest one first.
# Seen: they come as they lie in its heap: the farthest of the three is the first, and the other two are in any order.
#   There is no warning, and the order is right for one face, and often for two of three places.
# Who meets it: those who ask for three candidates and take the first as the person: it is the least likely one.
# What to do: sort by the distance, which is the second part of each entry.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kd-tree-javascript@1.0.3

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { kdTree } = require('kd-tree-javascript');

const { version } = JSON.parse(readFileSync('node_modules/kd-tree-javascript/package.json', 'utf8'));

console.log('kd-tree-javascript', version);

const faces = [
  { name: 'Ada', x: 0, y: 0 },
  { name: 'Ben', x: 1, y: 0 },
  { name: 'Cleo', x: 2, y: 0 },
  { name: 'Dan', x: 9, y: 9 },
];

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const tree = new kdTree(faces, distance, ['x', 'y']);
const namesOf = (entries) => entries.map(([{ name }]) => name);

for (const [count, seen, right] of [
  [1, ['Ada'], ['Ada']],
  [2, ['Ben', 'Ada'], ['Ada', 'Ben']],
  [3, ['Cleo', 'Ada', 'Ben'], ['Ada', 'Ben', 'Cleo']],
]) {
  const entries = tree.nearest({ x: 0.1, y: 0 }, count);
  const sorted = entries.toSorted(([, one], [, other]) => one - other);

  console.log(`the ${count} nearest: ${namesOf(entries).join(', ')}, sorted: ${namesOf(sorted).join(', ')}`);
  assert.deepEqual(namesOf(entries), seen);
  assert.deepEqual(namesOf(sorted), right);
}
JS
node probe.cjs
