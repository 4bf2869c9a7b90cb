#!/bin/sh
# Guess: a library for the cosine of two vectors takes the `Float32Array` that each recognizer of faces returns.
# Seen: three of five refuse it: "must be an array". The same numbers in an array are taken. For a vector of zeros, as a
#   failed recognition leaves it, the answers are NaN, `false` (which counts as 0: not alike) and an error.
# Who meets it: those who compare descriptors of face-api, ONNX Runtime or TensorFlow.js: tests with written arrays
#   pass, and the first real face is an error.
# What to do: `Array.from`, or cosine-similarity and ml-distance.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  compute-cosine-similarity@1.1.0 compute-cosine-distance@1.0.0 fast-cosine-similarity@1.2.2 cosine-similarity@1.0.1 \
  ml-distance@5.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');

const cosines = {
  'compute-cosine-similarity': require('compute-cosine-similarity'),
  'compute-cosine-distance': require('compute-cosine-distance'),
  'fast-cosine-similarity': require('fast-cosine-similarity').cosineSimilarity,
  'cosine-similarity': require('cosine-similarity'),
  'ml-distance': require('ml-distance').similarity.cosine,
};

const outcome = (action) => {
  try {
    return action();
  } catch {
    return 'error';
  }
};

const face = [3, 4];
const zeros = [0, 0];

const seen = {
  'compute-cosine-similarity': [1, 'error', NaN],
  'compute-cosine-distance': [0, 'error', NaN],
  'fast-cosine-similarity': [1, 'error', 'error'],
  'cosine-similarity': [1, 1, false],
  'ml-distance': [1, 1, NaN],
};

for (const [name, cosine] of Object.entries(cosines)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));

  const results = [
    outcome(() => cosine(face, face)),
    outcome(() => cosine(new Float32Array(face), new Float32Array(face))),
    outcome(() => cosine(face, zeros)),
  ];

  console.log(`${name} ${version}: array ${results[0]}, Float32Array ${results[1]}, zeros ${results[2]}`);
  assert.deepEqual(results, seen[name]);
}
JS
node probe.cjs
