#!/bin/sh
# Guess: DBSCAN puts each face into one cluster or calls it noise: what is in a cluster is no noise.
# Seen: two libraries list faces as both. A face at the border of a cluster that comes before the others in the data is
#   first called noise, then taken into the cluster, and never taken off the list. Of four faces in a row and one far
#   away, all four are in the cluster, and the noise is 0 and 4. With the same faces in another order, the noise is the
#   one far away, as it should be.
# Reference: by hand, and the definition in the paper: noise is what belongs to no cluster (Ester et al., 1996).
# Who meets it: photos that are sorted by persons: somebody is in an album and among the unknown ones.
# What to do: compute the noise as what is in no cluster.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent density-clustering@1.3.0 @cdxoo/dbscan@1.1.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const dbscan = require('@cdxoo/dbscan');
const { DBSCAN } = require('density-clustering');

const DISTANCE = 1.1;
const NEIGHBOURS = 3; // with the face itself

const distanceFunction = (first, second) => Math.hypot(first[0] - second[0], first[1] - second[1]);

function byDensityClustering(dataset) {
  const algorithm = new DBSCAN();
  const clusters = algorithm.run(dataset, DISTANCE, NEIGHBOURS);

  return { clusters, noise: algorithm.noise };
}

const byCdxoo = dataset => dbscan({ dataset, epsilon: DISTANCE, minimumPoints: NEIGHBOURS, distanceFunction });

/** The faces that are in a cluster and called noise as well. */
function listTwice({ clusters, noise }) {
  return clusters.flat().filter(face => noise.includes(face));
}

const borderFirst = [[0, 0], [1, 0], [2, 0], [3, 0], [50, 50]];
const borderLast = [[1, 0], [2, 0], [0, 0], [3, 0], [50, 50]];
const libraries = { 'density-clustering 1.3.0': byDensityClustering, '@cdxoo/dbscan 1.1.1': byCdxoo };

for (const [name, cluster] of Object.entries(libraries)) {
  const first = cluster(borderFirst);
  const last = cluster(borderLast);

  console.log(name, 'border first:', JSON.stringify(first), 'border last:', JSON.stringify(last));

  assert.deepEqual(first.clusters.map(members => members.toSorted()), [[0, 1, 2, 3]]);
  assert.deepEqual(first.noise, [0, 4]);
  assert.deepEqual(listTwice(first), [0]);

  assert.deepEqual(last.clusters.map(members => members.toSorted()), [[0, 1, 2, 3]]);
  assert.deepEqual(last.noise, [4]);
}
JS
node probe.cjs
