#!/bin/sh
# Guess: each contour of `getKeypointIndexByContour` is an outline: its points follow one another around the eye, the
#   lips or the face.
# Seen: that is true for the oval of the face, whose list ends with its first point. An eye is two lines that start at
#   the same corner: the list goes along one lid, jumps back to the corner and goes along the other lid. The lips are
#   four such lines. An eyebrow is two lines, not joined at either end. Drawn as one line, something crosses each eye
#   from corner to corner, and a filled eye is two half-moons with a gap.
# Who meets it: programs that leave out the eyes and the mouth of the old face, or draw a mask, by filling these
#   contours.
# What to do: put the lines together by the pairs of `getAdjacentPairs`, or turn each second line around before
#   joining.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent --legacy-peer-deps @tensorflow-models/face-landmarks-detection@1.0.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { getAdjacentPairs, getKeypointIndexByContour } = require('@tensorflow-models/face-landmarks-detection/dist/util.js');

const name = '@tensorflow-models/face-landmarks-detection';
const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
const model = 'MediaPipeFaceMesh';
const pairs = new Set(getAdjacentPairs(model).map((pair) => String(pair.sort((a, b) => a - b))));
const areNeighbours = (one, other) => pairs.has(String([one, other].sort((a, b) => a - b)));

// How often a contour goes on at a point that is no neighbour of the last one.
const countJumps = (contour) => contour.slice(1).filter((point, index) => !areNeighbours(contour[index], point)).length;

console.log(name, version);

const contours = getKeypointIndexByContour(model);

for (const [contour, jumps, isClosed] of [
  ['faceOval', 0, true],
  ['leftEye', 1, false],
  ['rightEye', 1, false],
  ['leftEyebrow', 1, false],
  ['rightEyebrow', 1, false],
  ['lips', 3, false],
]) {
  const points = contours[contour];

  console.log(`${contour}: ${points.length} points, ${countJumps(points)} jumps: ${points.join(' ')}`);
  assert.equal(countJumps(points), jumps);
  assert.equal(points.at(0) === points.at(-1), isClosed);
}

// Both lids begin at the outer corner, 263, and end beside the inner one, 362, which is listed once.
assert.equal(contours.leftEye.filter((point) => point === 263).length, 2);
JS
node probe.cjs
