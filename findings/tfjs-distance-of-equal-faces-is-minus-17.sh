#!/bin/sh
# Guess: `tf.losses.cosineDistance` is 0 for vectors of one direction, 1 for a right angle and 2 for opposite ones.
# Seen: it is one minus the product of both vectors, whose lengths are not taken out: 3, 0 and 6, 0 have the distance
#   -17, and the longer a vector is, the nearer it is to everything on its side. The description of the function doesn't
#   say that both must have the length 1.
# Who meets it: those who compare faces by what a network says of them: of two photos, the brighter or sharper one is
#   the nearest to everybody, and a threshold is always passed.
# What to do: divide both by their length before, or use compute-cosine-similarity.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-backend-cpu@4.22.0 compute-cosine-similarity@1.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const tf = require('@tensorflow/tfjs-core');
const similarity = require('compute-cosine-similarity');

console.warn = () => {};
require('@tensorflow/tfjs-backend-cpu');

const distance = (one, other) => Math.round(tf.losses.cosineDistance(one, other, 0).dataSync()[0] * 100) / 100 + 0;
const rightDistance = (one, other) => Math.round((1 - similarity(one, other)) * 100) / 100 + 0;

(async () => {
  await tf.setBackend('cpu');
  console.log('@tensorflow/tfjs-core', tf.version_core);

  for (const [name, one, other, seen, right] of [
    ['same, of length 1', [1, 0], [1, 0], 0, 0],
    ['same', [3, 0], [6, 0], -17, 0],
    ['same, a tenth as long', [0.3, 0], [0.6, 0], 0.82, 0],
    ['a right angle', [3, 0], [0, 6], 1, 1],
    ['nearly a right angle', [3, 0], [1, 6], -2, 0.84],
    ['opposite', [3, 0], [-6, 0], 19, 2],
  ]) {
    console.log(`${name}: ${one} and ${other} -> ${distance(one, other)}, by angle ${rightDistance(one, other)}`);
    assert.equal(distance(one, other), seen);
    assert.equal(rightDistance(one, other), right);
  }
})();
JS
node probe.cjs
