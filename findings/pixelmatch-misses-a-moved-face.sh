#!/bin/sh
# Guess: pixelmatch counts about the pixels of the outline when a round spot, such as a face, moves by one pixel.
# Seen: it counts none of the 80 that differ, if the edge is soft as in every photo and drawing. It leaves out what looks
#   like the smoothing of an edge, and the whole difference of such a move does. A straight edge is counted, and so is
#   a move by two pixels. With `includeAA: true` the 80 are counted.
# Who meets it: tests that compare a swapped face, or a page, with the picture of last time: everything may move by a
#   pixel with each release.
# What to do: `includeAA: true`, with a small number of pixels allowed.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pixelmatch@8.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';

const size = 40;
const skin = [224, 172, 150];
const wall = [40, 40, 60];

// A round face with an edge that is one pixel soft.
const faceAt = (centre) => {
  const picture = new Uint8Array(size * size * 4);

  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const distance = Math.hypot((pixel % size) - centre, Math.floor(pixel / size) - 20) - 10;
    const share = Math.min(1, Math.max(0, 0.5 - distance));
    const colour = skin.map((value, index) => Math.round(value * share + wall[index] * (1 - share)));
    picture.set([...colour, 255], pixel * 4);
  }

  return picture;
};

console.log('pixelmatch', JSON.parse(readFileSync('node_modules/pixelmatch/package.json', 'utf8')).version);

for (const [move, expected, all] of [[0.5, 0, 54], [1, 0, 80], [2, 34, 126]]) {
  const pictures = [faceAt(18), faceAt(18 + move), null, size, size];
  const counted = pixelmatch(...pictures);
  const withEdges = pixelmatch(...pictures, { includeAA: true });

  console.log(`moved by ${move} px: ${counted} pixels, with includeAA ${withEdges}`);
  assert.equal(counted, expected);
  assert.equal(withEdges, all);
}
JS
node probe.mjs
