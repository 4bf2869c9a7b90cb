#!/bin/sh
# Guess: `simplify` of glTF Transform removes points that do not matter for the shape, or at most 0.01 % of its size, as
#   its default says. Points that move when a face smiles matter.
# Seen: only the face at rest is looked at. A photo on a flat grid, which smiles by moving points of the grid, is a
#   rectangle: with the defaults, all points within it are removed, and the smile has nothing left to move. Names and
#   animations of the expressions stay, and there is no warning. gltfpack, which uses the same algorithm, leaves meshes
#   with expressions as they are.
# Who meets it: all who run `gltf-transform optimize`, which simplifies by default, over animated photos and over faces
#   with flat or evenly round parts.
# What to do: `gltf-transform optimize --simplify false`, or `simplify` for the meshes without expressions only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  gltfpack@1.3.0 @gltf-transform/core@4.5.1 @gltf-transform/functions@4.5.1 meshoptimizer@1.3.0

cat > face.mjs <<'JS'
import { Document } from '@gltf-transform/core';

const side = 9;

/** A flat grid of 9 × 9 points. The expression moves the two points at 2, 3 and 6, 3 up. */
export const createFace = () => {
  const document = new Document();
  const buffer = document.createBuffer();
  const createAccessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const points = [];
  const moves = [];
  const triangles = [];

  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      points.push(x, y, 0);
      moves.push(0, y === 3 && (x === 2 || x === 6) ? 0.5 : 0, 0);

      if (x + 1 < side && y + 1 < side) {
        const corner = y * side + x;

        triangles.push(corner, corner + 1, corner + side, corner + 1, corner + side + 1, corner + side);
      }
    }
  }

  const smile = document.createPrimitiveTarget('smile').setAttribute('POSITION', createAccessor('VEC3', new Float32Array(moves)));
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', createAccessor('VEC3', new Float32Array(points)))
    .setIndices(createAccessor('SCALAR', new Uint16Array(triangles)))
    .addTarget(smile);

  document.createScene().addChild(document.createNode('face').setMesh(document.createMesh('face').addPrimitive(primitive)));

  return document;
};

/** The number of points, and which of them move when the face smiles. */
export const describe = (document) => {
  const [primitive] = document.getRoot().listMeshes()[0].listPrimitives();
  const positions = primitive.getAttribute('POSITION');
  const [smile] = primitive.listTargets();
  const moved = [];

  for (let index = 0; index < positions.getCount(); index += 1) {
    if (Math.abs(smile.getAttribute('POSITION').getElement(index, [])[1]) > 0.01) {
      moved.push(positions.getElement(index, []).slice(0, 2).map(Math.round).join(', '));
    }
  }

  return { points: positions.getCount(), name: smile.getName(), moved: moved.sort() };
};
JS

cat > write.mjs <<'JS'
import { NodeIO } from '@gltf-transform/core';
import { createFace } from './face.mjs';

await new NodeIO().write('face.glb', createFace());
JS
node write.mjs
npx gltfpack -v | tail -1
npx gltfpack -noq -si 0.1 -i face.glb -o packed.glb

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import { simplify, weld } from '@gltf-transform/functions';
import { MeshoptSimplifier } from 'meshoptimizer';
import { createFace, describe } from './face.mjs';

const simplified = createFace();

await MeshoptSimplifier.ready;
await simplified.transform(weld(), simplify({ simplifier: MeshoptSimplifier }));

console.log('@gltf-transform/functions', JSON.parse(readFileSync('node_modules/@gltf-transform/functions/package.json', 'utf8')).version);

for (const [name, document, points, moved] of [
  ['before', createFace(), 81, ['2, 3', '6, 3']],
  ['gltfpack -si 0.1', await new NodeIO().read('packed.glb'), 81, ['2, 3', '6, 3']],
  ['gltf-transform simplify', simplified, 9, []],
]) {
  const seen = describe(document);

  console.log(`${name}: ${seen.points} points, ${seen.name} moves ${seen.moved.join(' and ') || 'none'}`);
  assert.deepEqual(seen, { points, name: 'smile', moved });
}
JS
node probe.mjs
