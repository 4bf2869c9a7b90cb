#!/bin/sh
# Guess: `geometry.scale` and `rotateX` of three.js change a head as a whole, its expressions included.
# Seen: places, normals and tangents are changed, the morph targets are not. A head that is made ten times larger opens
#   its mouth by a tenth, and the jaw of a head that is laid on its side falls towards its ear. Scale and turn of the
#   object instead of the geometry do what one expects.
# Who meets it: those who bring heads from several tools to one size or make the y axis the upper one, as guides
#   recommend to do once, on the geometry.
# What to do: apply the linear part of the same matrix to the morph targets, or leave the matrix on the object.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BufferGeometry, Float32BufferAttribute, Mesh, Vector3 } from 'three';

// A chin at 0, -1, 0, which goes down by a half when the mouth is open.
const createHead = () => {
  const geometry = new BufferGeometry();

  geometry.setAttribute('position', new Float32BufferAttribute([0, -1, 0], 3));
  geometry.morphAttributes.position = [new Float32BufferAttribute([0, -0.5, 0], 3)];
  geometry.morphTargetsRelative = true;

  return geometry;
};

// Where the chin is while the mouth is open.
const findChin = (geometry, change = () => {}) => {
  const mesh = new Mesh(geometry);

  mesh.morphTargetInfluences[0] = 1;
  change(mesh);
  mesh.updateMatrixWorld();

  return mesh.localToWorld(mesh.getVertexPosition(0, new Vector3())).toArray().map((value) => Math.round(value * 100) / 100 + 0);
};

console.log('three', JSON.parse(readFileSync('node_modules/three/package.json', 'utf8')).version);

for (const [name, geometry, object, changed, right] of [
  ['ten times larger', (head) => head.scale(10, 10, 10), (mesh) => mesh.scale.set(10, 10, 10), [0, -10.5, 0], [0, -15, 0]],
  ['turned by 90 degrees', (head) => head.rotateZ(Math.PI / 2), (mesh) => mesh.rotateZ(Math.PI / 2), [1, -0.5, 0], [1.5, 0, 0]],
]) {
  const byGeometry = findChin(geometry(createHead()));
  const byObject = findChin(createHead(), object);

  console.log(`${name}: the open chin is at ${byObject.join(', ')} by the object, at ${byGeometry.join(', ')} by the geometry`);
  assert.deepEqual(byObject, right);
  assert.deepEqual(byGeometry, changed);
}
JS
node probe.mjs
