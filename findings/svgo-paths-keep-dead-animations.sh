#!/bin/sh
# Guess: a rectangle with an <animate> of its width stays a rectangle.
# Seen: SVGO's default preset turns rectangles, lines and polygons into paths and leaves the <animate> inside.
#   A path has no `width`, no `x2` and no `points`, so the drawing stands still. Circles stay circles.
# Who meets it: authors of progress bars and small diagrams that move without scripts.
# What to do: turn `convertShapeToPath` off for drawings that move.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { optimize, VERSION } = require('svgo');

const shrink = (inside) => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`);
  const output = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  console.log(`${inside}\n  -> ${output}`);
  return output;
};

console.log('svgo', VERSION);

assert.equal(
  shrink('<rect width="4" height="5"><animate attributeName="width" to="9" dur="1s"/></rect>'),
  '<path d="M0 0h4v5H0z"><animate attributeName="width" dur="1s" to="9"/></path>',
);
assert.equal(
  shrink('<line x1="1" y1="1" x2="9" y2="9"><animate attributeName="x2" to="5" dur="1s"/></line>'),
  '<path d="m1 1 8 8"><animate attributeName="x2" dur="1s" to="5"/></path>',
);
assert.equal(
  shrink('<polygon points="0 0 5 0 5 5"><animate attributeName="points" to="0 0 9 0 9 9" dur="1s"/></polygon>'),
  '<path d="M0 0h5v5z"><animate attributeName="points" dur="1s" to="0 0 9 0 9 9"/></path>',
);
assert.match(shrink('<circle r="4"><animate attributeName="r" to="9" dur="1s"/></circle>'), /^<circle/);
JS
node probe.cjs
