#!/bin/sh
# Guess: `project` returns the nearest point of a curve and its distance: for a point that is 5 above the beginning of
#   the curve, the beginning and 5. In three dimensions it does the same.
# Seen: the point is right, the distance is 4.70. It is that of a point on the continuation of the curve beyond its
#   beginning; the point is then moved to the beginning, the distance stays. In three dimensions, depth is left out: on
#   a curve straight into the picture, the nearest point is always the beginning.
# Reference: by hand, the length of the line between the point and the one that is returned.
# Who meets it: tools that look which point of a contour is near enough to the mouse, and paths of cameras in space.
# What to do: compute the distance to the returned point; for three dimensions, look for the nearest of `getLUT(1000)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bezier-js@6.1.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Bezier } from 'bezier-js';

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y, (one.z ?? 0) - (other.z ?? 0));

const mouth = new Bezier(0, 0, 0, 10, 10, 10, 10, 0);
const above = { x: 0, y: -5 };
const flat = mouth.project(above);

console.log('above the beginning:', flat, 'by hand:', distance(above, flat));
assert.deepEqual([flat.x, flat.y, flat.t], [0, 0, 0]);
assert.equal(distance(above, flat), 5);
assert.ok(Math.abs(flat.d - 4.697) < 0.001);

const path = new Bezier({ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 3 }, { x: 0, y: 0, z: 6 }, { x: 0, y: 0, z: 9 });
const beside = { x: 1, y: 0, z: 4.5 };
const deep = path.project(beside);
const [nearest] = path.getLUT(1000).toSorted((one, other) => distance(one, beside) - distance(other, beside));

console.log('beside the middle:', deep, 'by hand:', distance(beside, deep), 'nearest of 1,001 points:', nearest);
assert.equal(deep.z, 0);
assert.equal(deep.d, 1);
assert.ok(Math.abs(distance(beside, deep) - Math.hypot(1, 4.5)) < 1e-9);
assert.ok(Math.abs(nearest.z - 4.5) < 0.01);
JS
node probe.mjs
