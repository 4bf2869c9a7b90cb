#!/bin/sh
# Guess: with the method "centroid", two groups are as far apart as their centres, and with "ward" those two groups are
#   joined whose members then lie closest to their centre. Each library finds the same groups.
# Seen: ml-hclust puts plain distances into formulas for squared ones. Two groups of three, whose centres are 14.14 apart,
#   are 13.41 apart. Of six points it makes other groups than SciPy with "centroid" and with "ward", which is the method
#   in its own example. Its "ward2" is what SciPy and others call "ward". Other methods agree.
# Who meets it: programs that sort photos into groups, by persons or by colours.
# What to do: "ward2". For "centroid", hand over squared distances, and take the root of the heights.
set -eu

if ! dpkg-query -W -f '${Version}' python3-scipy > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-scipy' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-scipy > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-scipy

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ml-hclust@4.0.0

cat > scipy-groups.py <<'PY'
import json
import sys

from scipy.cluster.hierarchy import linkage, to_tree

request = json.load(sys.stdin)
tree = to_tree(linkage(request["points"], method=request["method"]))
json.dump({"height": tree.dist, "groups": [tree.left.pre_order(), tree.right.pre_order()]}, sys.stdout)
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { agnes } from 'ml-hclust';

/** Groups of indices as text, for example "012|345", and the distance of the last two. */
function describe(groups, height) {
  const names = groups.map((indices) => indices.toSorted((a, b) => a - b).join('')).toSorted();

  return `${names.join('|')} ${height.toFixed(2)}`;
}

function byMlHclust(points, method) {
  const tree = agnes(points, { method });

  return describe(tree.children.map((child) => child.indices()), tree.height);
}

function bySciPy(points, method) {
  const input = JSON.stringify({ points, method });
  const { groups, height } = JSON.parse(execFileSync('/usr/bin/python3', ['scipy-groups.py'], { input }));

  return describe(groups, height);
}

function compare(points, method, seen, right) {
  console.log(method.padEnd(9), 'ml-hclust', byMlHclust(points, method), '| SciPy', bySciPy(points, method));
  assert.equal(byMlHclust(points, method), seen);
  assert.equal(bySciPy(points, method), right);
}

const twoGroups = [
  [0, 0],
  [0, 1],
  [1, 0],
  [10, 10],
  [10, 11],
  [11, 10],
];

// The centres are (1/3, 1/3) and (31/3, 31/3).
assert.equal(Math.hypot(10, 10).toFixed(2), '14.14');

compare(twoGroups, 'single', '012|345 13.45', '012|345 13.45');
compare(twoGroups, 'complete', '012|345 14.87', '012|345 14.87');
compare(twoGroups, 'average', '012|345 14.17', '012|345 14.17');
compare(twoGroups, 'centroid', '012|345 13.41', '012|345 14.14');

const spread = [
  [10.1, 5],
  [2, 10.3],
  [6.4, 10.4],
  [1.1, 3.2],
  [6.9, 10.2],
  [0.6, 5.4],
];
const other = [
  [2.1, 9.7],
  [2.3, 1.2],
  [5.7, 4.7],
  [6.6, 6.5],
  [2, 9],
  [9, 10.1],
];

console.log('groups of other points');

for (const [points, method] of [
  [spread, 'centroid'],
  [other, 'ward'],
]) {
  const [seen] = byMlHclust(points, method).split(' ');
  const [right] = bySciPy(points, method).split(' ');

  console.log(method.padEnd(9), 'ml-hclust', seen, '| SciPy', right);
  assert.deepEqual([seen, right], method === 'ward' ? ['04|1235', '02345|1'] : ['0|12345', '0124|35']);
}

console.log('ward2     ml-hclust', byMlHclust(other, 'ward2'), '| SciPy (ward)', bySciPy(other, 'ward'));
assert.equal(byMlHclust(other, 'ward2'), bySciPy(other, 'ward'));
JS
node probe.mjs
