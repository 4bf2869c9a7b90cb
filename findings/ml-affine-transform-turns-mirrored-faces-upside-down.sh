#!/bin/sh
# Guess: from the five points of a face and those of its mirror image, a library for "affine" transforms finds the mirror,
#   or the turn and the size that bring the points as close as they can be, or says that it finds none.
# Seen: ml-affine-transform says "turned by 180 degrees, size 1, moved by 100 to the right": the face is upside down and
#   above the picture, 148 pixels from where it should be. The best turn and size leave 23. Points that differ by some
#   pixels get a size of 0.955 where the least squares are at 0.939. Points that were turned, moved and resized exactly
#   are found exactly.
# Who meets it: selfies, which cameras mirror, and any landmarks with noise.
# What to do: nudged, for turn and size; mirror one of both sets of points first if the faces are mirrored.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ml-affine-transform@1.0.3 ml-matrix@6.15.1 nudged@2.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getAffineTransform } from 'ml-affine-transform';
import { Matrix } from 'ml-matrix';
import { estimators } from 'nudged';

/** Eyes, nose and corners of the mouth, as in the template of ArcFace. */
const face = [
  [38.3, 51.7],
  [73.5, 51.5],
  [56, 71.7],
  [41.5, 92.4],
  [70.7, 92.2],
];

/** The points as the library wants them: x, y and ones. */
const toMatrix = (points) => new Matrix([points.map(([x]) => x), points.map(([, y]) => y), points.map(() => 1)]);
const toObjects = (points) => points.map(([x, y]) => ({ x, y }));

/** The distance (root mean square) of the points that are moved by a * (x, y) + b * (-y, x) + (tx, ty) to their targets. */
function distance(targets, [a, b, tx, ty]) {
  const squares = face.map(([x, y], index) => {
    const [targetX, targetY] = targets[index];

    return (a * x - b * y + tx - targetX) ** 2 + (b * x + a * y + ty - targetY) ** 2;
  });

  return Math.sqrt(squares.reduce((sum, square) => sum + square) / face.length).toFixed(1);
}

function byMl(targets) {
  const { rotation, scale, translation } = getAffineTransform(toMatrix(face), toMatrix(targets));
  const angle = (rotation * Math.PI) / 180;

  return [scale * Math.cos(angle), scale * Math.sin(angle), translation.x, translation.y];
}

function byNudged(targets) {
  const { a, b, x, y } = estimators.TSR(toObjects(face), toObjects(targets));

  return [a, b, x, y];
}

const size = ([a, b]) => Math.hypot(a, b).toFixed(3);

function compare(name, targets, expected) {
  const results = [byMl(targets), byNudged(targets)].map((transform) => [distance(targets, transform), size(transform)]);

  console.log(name);
  console.log('  ml-affine-transform: distance', results[0][0], 'size', results[0][1]);
  console.log('  nudged:              distance', results[1][0], 'size', results[1][1]);
  assert.deepEqual(results, expected);
}

const turned = face.map(([x, y]) => [-2 * y + 10, 2 * x + 20]);
const mirrored = face.map(([x, y]) => [100 - x, y]);
const noise = [3, -3, 0, 2, -2];
const noisy = face.map(([x, y], index) => [x + noise[index], y]);

compare('turned by 90 degrees, twice as large', turned, [
  ['0.0', '2.000'],
  ['0.0', '2.000'],
]);
compare('with noise', noisy, [
  ['1.8', '0.955'],
  ['1.8', '0.939'],
]);
compare('mirrored', mirrored, [
  ['148.3', '1.000'],
  ['22.6', '0.226'],
]);

const { rotation } = getAffineTransform(toMatrix(face), toMatrix(mirrored));

console.log('  ml-affine-transform turns it by', rotation, 'degrees');
assert.equal(Math.round(rotation), 180);
JS
node probe.mjs
