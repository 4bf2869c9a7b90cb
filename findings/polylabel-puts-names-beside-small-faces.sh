#!/bin/sh
# Guess: polylabel finds the middle of a shape, for a face in parts of a picture (0 to 1) as for one in pixels; a precision of 1 means that the middle
#   may be off a bit.
# Seen: the middle of every shape whose width or height is at most the precision, which is 1, is a corner of its box: the lowest x and y,
#   with a distance of 0. That is so for all faces in parts of a picture, and for a line of 100 x 1 pixels; of a round face, the place
#   is not in the face.
# Who meets it: who labels faces or their parts with the landmarks of MediaPipe, which are parts of a picture: all names and handles are
#   at the upper left, beside the face.
# What to do: pixels, or `polylabel(shape, 0.001)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent polylabel@2.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import polylabel from 'polylabel';

console.log('polylabel', JSON.parse(readFileSync('node_modules/polylabel/package.json')).version);

const CORNERS = 24;

/** A round face with its middle at 0.6, 0.5 of a picture of this size. */
const paintFace = (size) => {
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;

    return [(0.6 + 0.3 * Math.cos(angle)) * size, (0.5 + 0.3 * Math.sin(angle)) * size];
  });

  return [[...points, points[0]]];
};

const line = [[[20, 20], [120, 20], [120, 21], [20, 21], [20, 20]]];
const measure = (shape, precision) => Array.from(polylabel(shape, precision), (value) => Number(value.toFixed(1)));

for (const [title, seen, expected] of [
  ['in a picture of 100 pixels', measure(paintFace(100)), [60, 50]],
  ['in a picture of 1', measure(paintFace(1)), [0.3, 0.2]],
  ['in a picture of 1, with a precision of 0.001', measure(paintFace(1), 0.001), [0.6, 0.5]],
]) {
  console.log(`a round face at 60 % and 50 %, ${title}: ${seen}`);
  assert.deepEqual(seen, expected);
}

const corner = measure(line);
console.log(`100 x 1 pixels at 20, 20: ${corner}`);
assert.deepEqual(corner, [20, 20]);
JS
node probe.mjs
