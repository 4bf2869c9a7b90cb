#!/bin/sh
# Guess: three-subdivide smooths the mesh of an avatar together with all that belongs to its points: a new point between
#   one of bone 0 and one of bone 4 hangs on both, or the bones are left out.
# Seen: the numbers of the bones are averaged like places: the new point hangs on bone 2, which has nothing to do with it.
#   Of each four values the last one is lost: the fourth weight of all points becomes NaN, and so does the opacity of
#   their colours. There is no warning.
# Who meets it: those who smooth heads with a skeleton, of VRM or GLB files, in the browser: the mesh is torn or not
#   drawn at all.
# What to do: subdivide in Blender, or remove `skinIndex`, `skinWeight` and colours with an opacity and bind again.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 three-subdivide@1.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Float32BufferAttribute, PlaneGeometry, Uint16BufferAttribute } from 'three';
import { LoopSubdivision } from 'three-subdivide';

/** Four corners: the two at the left hang on bone 0, the two at the right on bone 4. */
const neck = new PlaneGeometry(2, 2);
const bones = [0, 4, 0, 4];

neck.setAttribute('skinIndex', new Uint16BufferAttribute(bones.flatMap((bone) => [bone, 0, 0, 7]), 4));
neck.setAttribute('skinWeight', new Float32BufferAttribute(bones.flatMap(() => [0.75, 0, 0, 0.25]), 4));
neck.setAttribute('color', new Float32BufferAttribute(bones.flatMap(() => [0.8, 0.5, 0.4, 1]), 4));

const smooth = LoopSubdivision.modify(neck, 1, { split: false });
const { position, skinIndex, skinWeight, color } = smooth.attributes;

const points = Array.from({ length: position.count }, (_, point) => ({
  x: position.getX(point),
  bone: skinIndex.getX(point),
  fourthBone: skinIndex.getW(point),
  fourthWeight: skinWeight.getW(point),
  opacity: color.getW(point),
}));

const at = (x) => [...new Set(points.filter((point) => point.x === x).map(({ bone }) => bone))];
const list = (name) => [...new Set(points.map((point) => point[name]))];

console.log('bones at the left, the middle and the right:', at(-1), at(0), at(1));
console.log('fourth bones, weights, opacities:', list('fourthBone'), list('fourthWeight'), list('opacity'));
assert.deepEqual([at(-1), at(0), at(1)], [[0], [2], [4]]);
assert.deepEqual([list('fourthWeight'), list('opacity')], [[Number.NaN], [Number.NaN]]);
JS
node probe.mjs
