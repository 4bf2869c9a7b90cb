#!/bin/sh
# Guess: a straight line is a curve too: its normal is the same everywhere, and a second line at a distance of 2 is as
#   straight.
# Seen: bezier-js returns NaN for the normal at both ends of a line whose handles are at its ends, and nothing but NaN
#   for its `offset` and `outline`. That is how drawing programs store corners: a point without handles. The
#   outline of a curve with a handle at one end only, as a lip has at the corner of the mouth, begins in the middle of
#   the curve: of a lip from 0 to 10, the part up to 2.5 is missing. There is no error.
# Reference: `getTangent` of three, and by hand: the normal of a line from left to right is 0, 1.
# Who meets it: outlines of faces and lips with a soft border, and strokes with a width.
# What to do: move a handle that is at its point by a thousandth towards the other handle before the curve is made.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bezier-js@6.1.4 three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Bezier } from 'bezier-js';
import { CubicBezierCurve, Vector2 } from 'three';

const line = [0, 0, 0, 0, 10, 0, 10, 0];
const lip = [0, 0, 0, 0, 5, 5, 10, 5];
const moved = [0, 0, 0.001, 0, 9.999, 0, 10, 0];
const movedLip = [0, 0, 0.001, 0.001, 5, 5, 10, 5];

const toVectors = ([ax, ay, bx, by, cx, cy, dx, dy]) =>
  [[ax, ay], [bx, by], [cx, cy], [dx, dy]].map(([x, y]) => new Vector2(x, y));

const normalByThree = (points, t) => {
  const { x, y } = new CubicBezierCurve(...toVectors(points)).getTangent(t);

  return [-y, x];
};

const normalByBezier = (points, t) => {
  const { x, y } = new Bezier(...points).normal(t);

  return [x, y];
};

const hasNaN = curves => curves.some(({ points }) => points.some(({ x, y }) => Number.isNaN(x) || Number.isNaN(y)));

/** How far on the left the outline of a curve begins. */
const outlineStart = points => Math.min(...new Bezier(...points).outline(1).curves.map(curve => curve.bbox().x.min));

for (const t of [0, 0.5, 1]) {
  console.log('line at', t, 'bezier-js 6.1.4:', normalByBezier(line, t), 'three 0.187.0:', normalByThree(line, t));
}

assert.deepEqual(normalByBezier(line, 0), [NaN, NaN]);
assert.deepEqual(normalByBezier(line, 0.5).map(Math.abs), [0, 1]);
assert.deepEqual(normalByBezier(line, 1), [NaN, NaN]);

for (const t of [0, 0.5, 1]) {
  const [x, y] = normalByThree(line, t);

  assert.ok(Math.abs(x) < 1e-6 && Math.abs(y - 1) < 1e-6);
}

console.log('offset of the line:', new Bezier(...line).offset(2).map(String));
console.log('outline of the lip:', outlineStart(lip), 'with moved handles:', outlineStart(movedLip));
console.log('offset with moved handles:', new Bezier(...moved).offset(2).map(String));

assert.ok(hasNaN(new Bezier(...line).offset(2)));
assert.ok(hasNaN(new Bezier(...line).outline(1).curves));
assert.ok(outlineStart(lip) > 2.5);
assert.ok(outlineStart(movedLip) < 0.1);
assert.ok(!hasNaN(new Bezier(...moved).offset(2)));
JS
node probe.mjs
