#!/bin/sh
# Guess: `center()` of a geometry in three.js moves a head so that its middle is at 0, and `Box3.setFromObject` measures
#   the head that is seen.
# Seen: both measure the head together with all that its expressions could do, whether they are used or not. A head of
#   height 1 whose jaw could open by 0.5 is moved up by 0.25, and has a height of 1.5 although its mouth is closed. With
#   `precise`, the second parameter of `setFromObject`, the box is right; `center()` has none.
# Who meets it: those who put a head in the middle of a picture or a camera in front of it: it stands too high and too
#   small, the more so the more its face can do.
# What to do: `setFromObject(head, true)`, and move the head by the middle of that box.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Box3, BufferGeometry, Float32BufferAttribute, Mesh } from 'three';

const { version } = JSON.parse(readFileSync('node_modules/three/package.json', 'utf8'));

console.log('three', version);

// A flat head from 0 to 1. Its chin is the second point.
const makeHead = (expressions) => {
  const geometry = new BufferGeometry();

  geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3));
  geometry.morphTargetsRelative = true;
  geometry.morphAttributes = expressions;

  return new Mesh(geometry);
};

const jaw = { position: [new Float32BufferAttribute([0, 0, 0, 0, -0.5, 0, 0, 0, 0], 3)] };

for (const [name, expressions, top, height] of [
  ['without expressions', {}, 0.5, 1],
  ['with a closed jaw', jaw, 0.75, 1.5],
]) {
  const head = makeHead(expressions);
  const measured = ({ min, max }) => max.y - min.y;
  const usual = measured(new Box3().setFromObject(head));
  const precise = measured(new Box3().setFromObject(head, true));

  head.geometry.center();

  const highest = Math.max(...[1, 4, 7].map((index) => head.geometry.attributes.position.array[index]));

  console.log(`${name}: height ${usual}, precise ${precise}; behind center() it ends at ${highest}`);
  assert.deepEqual([usual, precise, highest], [height, 1, top]);
}
JS
node probe.mjs
