#!/bin/sh
# Guess: with one photo of each person, ml-knn finds the person whose photo is nearest: where all have one vote, the nearest decides.
# Seen: the farthest one decides. `k` is the number of persons plus one by default, so that each photo has a vote; with equal votes, the first of the
#   list wins, and the list begins with the farthest neighbour. A face at 1 is taken for the person at 10, not for the one at 0. With
#   `k: 1`, or two photos of each of two persons, all are right.
# Who meets it: pages that recognize faces by their descriptors, from the first photo of each person on: each is somebody else, also a photo
#   that was learned itself.
# What to do: `k: 1` as long as there are few photos, or an odd `k` for two persons with more of them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ml-knn@3.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import KNN from 'ml-knn';

console.log('ml-knn', JSON.parse(readFileSync('node_modules/ml-knn/package.json')).version);

const ONE_EACH = { Ada: [[0, 0]], Ben: [[10, 0]] };
const TWO_EACH = { Ada: [[0, 0], [1, 0]], Ben: [[10, 0], [11, 0]] };
const THREE_PERSONS = { Ada: [[0, 0]], Ben: [[10, 0]], Cleo: [[0, 30]] };

/** Learns photos by person, and says whose face it is. */
const recognize = (photos, face, options) => {
  const names = Object.keys(photos).flatMap((name) => photos[name].map(() => name));
  const knn = new KNN(Object.values(photos).flat(), names, options);

  return { k: knn.k, name: knn.predict([face])[0] };
};

for (const [title, photos, face, options, expected] of [
  ['Ada at 0, Ben at 10', ONE_EACH, [1, 0], {}, { k: 3, name: 'Ben' }],
  ['Ada at 0, Ben at 10', ONE_EACH, [9, 0], {}, { k: 3, name: 'Ada' }],
  ['the same photo of Ada', ONE_EACH, [0, 0], {}, { k: 3, name: 'Ben' }],
  ['and Cleo at 0, 30', THREE_PERSONS, [0, 0], {}, { k: 4, name: 'Cleo' }],
  ['Ada at 0, Ben at 10', ONE_EACH, [1, 0], { k: 1 }, { k: 1, name: 'Ada' }],
  ['two photos of each', TWO_EACH, [1, 0], {}, { k: 3, name: 'Ada' }],
  ['two photos of each', TWO_EACH, [1, 0], { k: 4 }, { k: 4, name: 'Ben' }],
]) {
  const seen = recognize(photos, face, options);

  console.log(`${title}, a face at ${face}, k ${seen.k}: ${seen.name}`);
  assert.deepEqual(seen, expected);
}
JS
node probe.mjs
