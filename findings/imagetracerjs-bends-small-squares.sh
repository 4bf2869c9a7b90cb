#!/bin/sh
# Guess: with "enhance right angles", which is on by default, imagetracerjs draws a square of 4 pixels as a square; if
#   at all, it becomes round without the option.
# Seen: it is the other way round. With the option, squares of 2 to 5 pixels become a leaf of two curves
#   (`Q 10 2 8 8` for two sides of the one of 4 pixels); from 6 pixels on they are squares. Without the option, all of
#   them are four straight lines. A chessboard with fields of 4 pixels has 28 curves and 8 lines.
# Who meets it: pixel art, QR codes and faces behind a mosaic that are turned into SVG.
# What to do: `qtres: 0.01`, which leaves the corners straight, or enlarge the picture before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent imagetracerjs@1.2.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import tracer from 'imagetracerjs';

function pictureOf(size, isSkin) {
  const pixels = Array.from({ length: size * size }, (_, index) =>
    isSkin(index % size, Math.floor(index / size)) ? [198, 134, 96, 255] : [255, 255, 255, 255]
  );

  return { width: size, height: size, data: Uint8ClampedArray.from(pixels.flat()) };
}

/** The path around a square of `side` pixels, whose upper left corner is at 4, 4. */
function traceSquare(side, options) {
  const isInside = (value) => value >= 4 && value < 4 + side;
  const picture = pictureOf(side + 8, (x, y) => isInside(x) && isInside(y));
  const svg = tracer.imagedataToSVG(picture, { numberofcolors: 2, ...options });

  return svg.match(/fill="rgb\(198,134,96\)"[^>]* d="([^"]*)"/)[1].trim();
}

console.log('imagetracerjs 1.2.6');

for (const side of [2, 3, 4, 5, 6, 8]) {
  const usual = traceSquare(side, {});
  const without = traceSquare(side, { rightangleenhance: false });
  const strict = traceSquare(side, { qtres: 0.01 });

  console.log(`square of ${side} pixels: ${usual} | not enhanced: ${without} | qtres 0.01: ${strict}`);
  assert.equal(usual.includes('Q'), side < 6);
  assert.ok(!without.includes('Q'));
  assert.equal(strict, `M 4 4 L ${4 + side} 4 L ${4 + side} ${4 + side} L 4 ${4 + side} L 4 4 Z`);
}

assert.equal(traceSquare(4, {}), 'M 4 4 Q 10 2 8 8 Q 2 10 4 4 Z');

const isField = (x, y) => (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 1;
const board = tracer.imagedataToSVG(pictureOf(16, isField), { numberofcolors: 2 });
const counts = ['Q', 'L'].map((command) => board.split(` ${command} `).length - 1);

console.log('chessboard with fields of 4 pixels: curves and lines', counts);
assert.deepEqual(counts, [28, 8]);
JS
node probe.mjs
