#!/bin/sh
# Guess: the outline of a mask at 0.5 is the outline of the face, wherever in the picture the face is.
# Seen: marchingsquares and its successor marching-squares draw around what is below the threshold. For a face in the
#   middle this is a frame and the face as its hole; without the frame (`noFrame`), the face. If the face touches an
#   edge of the picture, the only path goes around the background: 24.5 of 49 squares at the other side. A picture that
#   is all face has no path at all. Points are half a pixel lower than those of d3-contour, which finds the face in all
#   three cases.
# Who meets it: tools that turn masks of a detector into paths. A face that is cut off by the picture is left out, and
#   all around it is swapped or blurred.
# What to do: `isoBands(mask, 0.5, 1)`, which draws around the face, a border of zeros around the mask, or d3-contour.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  marchingsquares@1.3.3 marching-squares@1.0.0 d3-contour@4.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { contours } from 'd3-contour';
import * as successor from 'marching-squares';
import marchingSquares from 'marchingsquares';

const size = 8;
const places = [...Array(size).keys()];
const maskOf = (isFace) => places.map((y) => places.map((x) => (isFace(x, y) ? 1 : 0)));

/** The box around a path, from left to right. */
function sidesOf(path) {
  const xs = path.map(([x]) => x);

  return `${Math.min(...xs)} to ${Math.max(...xs)}`;
}

const masks = {
  'in the middle': maskOf((x, y) => x > 1 && x < 6 && y > 1 && y < 6),
  'at the left': maskOf((x) => x < 4),
  everywhere: maskOf(() => true),
};
const seen = {};

console.log('marchingsquares 1.3.3, marching-squares 1.0.0, d3-contour 4.0.3: where paths are from left to right');

for (const [name, mask] of Object.entries(masks)) {
  const byLines = marchingSquares.isoLines(mask, 0.5, { noFrame: true }).map(sidesOf);
  const bySuccessor = successor.isoLines(mask, [0.5], { noFrame: true })[0].map(sidesOf);
  const byBands = marchingSquares.isoBands(mask, 0.5, 1).map(sidesOf);
  const byD3 = contours()
    .size([size, size])
    .contour(mask.flat(), 0.5)
    .coordinates.map(([outline]) => sidesOf(outline));

  console.log(`face ${name}: isoLines`, byLines, bySuccessor, 'isoBands', byBands, 'd3-contour', byD3);
  assert.deepEqual(bySuccessor, byLines);
  seen[name] = { byLines, byBands, byD3 };
}

assert.deepEqual(seen['in the middle'], { byLines: ['1.5 to 5.5'], byBands: ['1.5 to 5.5'], byD3: ['2 to 6'] });
assert.deepEqual(seen['at the left'], { byLines: ['3.5 to 7'], byBands: ['0 to 3.5'], byD3: ['0 to 4'] });
assert.deepEqual(seen.everywhere, { byLines: [], byBands: ['0 to 7'], byD3: ['0 to 8'] });
JS
node probe.mjs
