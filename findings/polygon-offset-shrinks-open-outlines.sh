#!/bin/sh
# Guess: the outline of a face with a margin of 10 pixels is larger, whether or not its first point is repeated at the
#   end. The README says that a repeated point comes out again, so it need not be there.
# Seen: without the repeated point, polygon-offset makes a square of 10,000 pixels smaller by its margin: 6,220. With a
#   padding, two equal points outside the square are left. There is no error. With the repeated point the areas are
#   right, but rounded corners have teeth: every second point is 9.63 pixels away instead of 10.
# Who meets it: masks around faces that are made wider before they are blurred. The points of a face, as detectors list
#   them, do not end with the first one.
# What to do: repeat the first point, or use clipper-lib, which knows that a polygon is closed.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent polygon-offset@0.3.2 clipper-lib@6.4.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import clipper from 'clipper-lib';
import Offset from 'polygon-offset';

const square = [[0, 0], [0, 100], [100, 100], [100, 0]];
const closed = [...square, square[0]];

/** The area within a ring of points, by Gauss's formula. */
function areaOf(ring) {
  const parts = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];

    return x * nextY - y * nextX;
  });

  return Math.round(Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2);
}

function byClipper(points, distance) {
  const offset = new clipper.ClipperOffset();
  const result = new clipper.Paths();
  const path = points.map(([x, y]) => ({ X: x * 100, Y: y * 100 }));

  offset.AddPath(path, clipper.JoinType.jtRound, clipper.EndType.etClosedPolygon);
  offset.Execute(result, distance * 100);

  return result.map((ring) => areaOf(ring.map(({ X, Y }) => [X / 100, Y / 100])));
}

const margin = (points) => new Offset().data(points).margin(10);
const padding = (points) => new Offset().data(points).padding(10);

console.log('polygon-offset 0.3.2, a square of 10000 pixels');
console.log('margin of 10: ', margin(square).map(areaOf), 'and with the first point again', margin(closed).map(areaOf));
console.log('padding of 10:', padding(square), 'and with the first point again', padding(closed).map(areaOf));
console.log('clipper-lib 6.4.2:', byClipper(square, 10), byClipper(square, -10));

assert.deepEqual(margin(square).map(areaOf), [6220]);
assert.deepEqual(margin(closed).map(areaOf), [14301]);
assert.deepEqual(padding(square), [[[0, 110], [0, 110]]]);
assert.deepEqual(padding(closed).map(areaOf), [6400]);
assert.ok(Math.abs(byClipper(square, 10)[0] - (10000 + 4 * 1000 + Math.PI * 100)) < 3);
assert.deepEqual(byClipper(square, -10), [6400]);

/** How far the points around the corner at 0, 100 are away from it. */
const distances = margin(closed)[0]
  .filter(([x, y]) => x < 0 && y > 100)
  .map(([x, y]) => Math.hypot(x, y - 100).toFixed(2));

console.log('distances around a corner:', distances.join(' '));
assert.deepEqual([...new Set(distances)].sort(), ['10.00', '9.63']);
JS
node probe.mjs
