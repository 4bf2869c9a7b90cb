#!/bin/sh
# Guess: HDBSCAN puts eight points that are close together, and eight more that lie in the same way far from them, into
#   two clusters of eight. All points that belong to a cluster when it separates from the others stay in it, the outer
#   ones with a small probability.
# Seen: hdbscan-ts gives the three outer points of each eight to no cluster (-1). The implementation in R, with the same
#   settings, finds two clusters of eight, and no point without a cluster.
# Who meets it: programs that sort photos by the persons in them.
# What to do: give points without a cluster to the cluster of their nearest neighbour.
set -eu

if ! dpkg-query -W -f '${Version}' r-cran-dbscan > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package r-cran-dbscan' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends r-cran-dbscan > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' r-cran-dbscan

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hdbscan-ts@1.0.17

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { HDBSCAN } from 'hdbscan-ts';

const SIZE = 5;

/** The labels of hdbscan-ts, -1 for no cluster. */
function byHdbscanTs(points) {
  return new HDBSCAN({ minClusterSize: SIZE, minSamples: SIZE }).fit(points);
}

/** The labels of R's package dbscan, 0 for no cluster. Its `minPts` sets both sizes. */
function byR(points) {
  writeFileSync('points.csv', `${points.map((point) => point.join(',')).join('\n')}\n`);

  const code = `cat(dbscan::hdbscan(as.matrix(read.csv("points.csv", header = FALSE)), minPts = ${SIZE})$cluster)`;

  return execFileSync('Rscript', ['-e', code], { encoding: 'utf8' }).trim().split(' ').map(Number);
}

const person = [
  [0, 9.2],
  [2.9, 2.1],
  [7.3, 5.3],
  [3.3, 7.5],
  [7.6, 5.4],
  [6.8, 6.4],
  [8.2, 2.4],
  [3.7, 7.1],
];
const other = person.map(([x, y]) => [x + 100, y]);
const points = [...person, ...other];

const labels = byHdbscanTs(points);
const labelsOfR = byR(points);

console.log('hdbscan-ts:', labels.join(' '));
console.log('R:         ', labelsOfR.join(' '));
assert.deepEqual(labelsOfR, [...Array(8).fill(2), ...Array(8).fill(1)]);
assert.deepEqual(labels, [-1, -1, 0, 0, 0, 0, -1, 0, -1, -1, 1, 1, 1, 1, -1, 1]);
JS
node probe.mjs
