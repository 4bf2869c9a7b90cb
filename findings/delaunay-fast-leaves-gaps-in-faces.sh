#!/bin/sh
# Guess: delaunay-fast covers what is within the outline of a face by triangles, each place once, as each triangulation by Delaunay does.
# Seen: of twelve points of a round face, it makes 12 triangles that lie on one another: together they have an area of 387, and the outline
#   one of 300, as all points are on one circle. Of a brow of twenty points, four fifths are covered: flat triangles at its edge are
#   missing. delaunator is right in both.
# Who meets it: pages that move a face triangle by triangle: half-transparent ones are drawn twice, and there are gaps at chin and brow.
# What to do: delaunator.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent delaunay-fast@1.0.1 delaunator@5.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fast from 'delaunay-fast';
import Delaunator from 'delaunator';

for (const name of ['delaunay-fast', 'delaunator']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const cross = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Returns how many triangles there are, and their areas together. */
const measure = (points, indices) => {
  let area = 0;

  for (let index = 0; index < indices.length; index += 3) {
    area += Math.abs(cross(points[indices[index]], points[indices[index + 1]], points[indices[index + 2]])) / 2;
  }

  return { triangles: indices.length / 3, area: Math.round(area) };
};

/** Returns the area within the outline of all points, by the algorithm of Andrew. */
const measureOutline = (points) => {
  const half = (sorted) =>
    sorted.reduce((chain, point) => {
      while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), point) <= 0) {
        chain.pop();
      }

      return [...chain, point];
    }, []);
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const outline = [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)];

  return Math.round(Math.abs(outline.reduce((sum, point, index) => sum + cross([0, 0], point, outline[(index + 1) % outline.length]), 0)) / 2);
};

const round = Array.from({ length: 12 }, (_, index) => [Math.cos((index * Math.PI) / 6) * 10, Math.sin((index * Math.PI) / 6) * 10]);
const brow = Array.from({ length: 20 }, (_, index) => [index * 50, Math.sin(index) / 2]);

for (const [name, points, expected] of [
  ['round face', round, { triangles: 12, area: 387 }],
  ['brow', brow, { triangles: 22, area: 626 }],
]) {
  const found = measure(points, fast.triangulate(points));
  const right = measure(points, Delaunator.from(points).triangles);
  const area = measureOutline(points);

  console.log(`${name}, an area of ${area}: delaunay-fast ${JSON.stringify(found)}, delaunator ${JSON.stringify(right)}`);
  assert.equal(right.area, area);
  assert.deepEqual(found, expected);
}
JS
node probe.mjs
