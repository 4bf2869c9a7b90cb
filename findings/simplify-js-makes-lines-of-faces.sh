#!/bin/sh
# Guess: simplify-js leaves the shape of a face as it is and takes points away that nobody would see; points of a kind that it does not know are
#   an error, and without a tolerance it changes little.
# Seen: of an outline in parts of a picture (0 to 1), two of 25 points are left, as its tolerance is 1 unless one is given. Of points that are
#   arrays, [x, y], two are left for any tolerance, as in GeoJSON or D3: it reads `x` and `y`, and a distance of NaN is
#   never too large. No error. The same outline in pixels, as objects, keeps its points.
# Who meets it: pages that make the outline of a face or mask smaller before they draw or send it: masks are lines, and nothing is swapped.
# What to do: `{ x, y }` in pixels, or a tolerance such as 0.002 for parts of a picture.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent simplify-js@1.2.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import simplify from 'simplify-js';

console.log('simplify-js', JSON.parse(readFileSync('node_modules/simplify-js/package.json')).version);

const COUNT = 25;

/** A round face in the middle of a picture of this size; its last point is its first. */
const outline = (size) =>
  Array.from({ length: COUNT }, (_, index) => {
    const angle = (index / (COUNT - 1)) * 2 * Math.PI;

    return { x: (0.5 + 0.3 * Math.cos(angle)) * size, y: (0.5 + 0.3 * Math.sin(angle)) * size };
  });

const asArrays = (points) => points.map(({ x, y }) => [x, y]);

for (const [title, points, tolerance, expected] of [
  ['objects, in pixels', outline(100), undefined, 25],
  ['objects, in parts of a picture', outline(1), undefined, 2],
  ['objects, in parts of a picture, 0.002', outline(1), 0.002, 25],
  ['arrays, in pixels', asArrays(outline(100)), undefined, 2],
  ['arrays, in pixels, 0.002', asArrays(outline(100)), 0.002, 2],
]) {
  const { length } = simplify(points, tolerance);

  console.log(`${title}: ${length} of ${COUNT} points`);
  assert.equal(length, expected);
}
JS
node probe.mjs
