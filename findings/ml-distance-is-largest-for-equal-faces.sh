#!/bin/sh
# Guess: everything in `distance` of ml-distance is 0 for two equal faces, and grows with the difference.
# Seen: fidelity, harmonicMean and innerProduct are largest for equal faces, and intersection is below zero. motyka is
#   0.5 for them, and hellinger and matusita are NaN unless the numbers of a face sum up to 1 or less. `pearson` is no
#   correlation, but a sum of squares. The cosine is missing among the distances.
# Who meets it: those who try one distance after the other to find a person: with three of them the person is the one
#   who differs most, and with two nobody is found.
# What to do: euclidean, or 1 - similarity.cosine.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ml-distance@5.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { distance, similarity } = require('ml-distance');

const { version } = JSON.parse(readFileSync('node_modules/ml-distance/package.json', 'utf8'));

console.log('ml-distance', version);

const ada = [0.6, 0.8, 0.1];
const ben = [0.1, 0.3, 0.9];
const rounded = (value) => Number(value.toFixed(2));

for (const [name, same, other] of [
  ['euclidean', 0, 1.07],
  ['tanimoto', 0, 0.78],
  ['fidelity', 1.5, 1.03],
  ['harmonicMean', 1.5, 0.79],
  ['innerProduct', 1.01, 0.39],
  ['intersection', -0.5, 0.5],
  ['motyka', 0.5, 0.82],
  ['hellinger', NaN, NaN],
  ['matusita', NaN, NaN],
  ['pearson', 0, 4.04],
]) {
  const results = [ada, ben].map((face) => rounded(distance[name](ada, face)));

  console.log(`${name}: Ada and Ada ${results[0]}, Ada and Ben ${results[1]}`);
  assert.deepEqual(results, [same, other]);
}

assert.equal('cosine' in distance, false);
assert.equal(rounded(similarity.cosine(ada, ada)), 1);
JS
node probe.cjs
