#!/bin/sh
# Guess: STLExporter of three.js, which saves models for 3D printers, saves a figure as it is shown, because it knows the
#   pose of bones.
# Seen: it knows the pose and not the expression. Of a head that nods and smiles, the file has a head that nods with a
#   serious face. OBJExporter and PLYExporter save neither: the head looks straight ahead. None of the three says so.
# Who meets it: those who print an avatar in the pose and with the face that a visitor has chosen.
# What to do: set the points first: `mesh.getVertexPosition(index, point)` gives each point as it is shown.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Bone, BufferGeometry, Float32BufferAttribute, Skeleton, SkinnedMesh, Uint16BufferAttribute, Vector3 } from 'three';
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js';
import { PLYExporter } from 'three/examples/jsm/exporters/PLYExporter.js';
import { STLExporter } from 'three/examples/jsm/exporters/STLExporter.js';

globalThis.requestAnimationFrame = (callback) => callback();

// A triangle for a head. Its third point is 5 higher when it smiles. The bone moves all points to the right by 10.
const createHead = () => {
  const geometry = new BufferGeometry();

  geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3));
  geometry.setAttribute('skinIndex', new Uint16BufferAttribute(new Array(12).fill(0), 4));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], 4));
  geometry.morphAttributes.position = [new Float32BufferAttribute([0, 0, 0, 0, 0, 0, 0, 5, 0], 3)];
  geometry.morphTargetsRelative = true;

  const neck = new Bone();
  const head = new SkinnedMesh(geometry);

  head.add(neck);
  head.bind(new Skeleton([neck]));
  neck.position.x = 10;
  head.morphTargetInfluences[0] = 1;
  head.updateMatrixWorld(true);
  head.skeleton.update();

  return head;
};

const readPoint = (line) => line.match(/-?\d+(?:\.\d+)?/g).slice(0, 3).map(Number);
const head = createHead();
const shown = [0, 1, 2].map((index) => head.getVertexPosition(index, new Vector3()).toArray());
const stl = new STLExporter().parse(head).match(/vertex .*/g).map(readPoint);
const obj = new OBJExporter().parse(head).match(/^v .*/gm).map(readPoint);
let ply;

new PLYExporter().parse(head, (text) => {
  ply = text.split('end_header\n')[1].split('\n').slice(0, 3).map(readPoint);
});

console.log('three', JSON.parse(readFileSync('node_modules/three/package.json', 'utf8')).version);

for (const [name, points, expected] of [
  ['shown', shown, [[10, 0, 0], [11, 0, 0], [10, 6, 0]]],
  ['STL  ', stl, [[10, 0, 0], [11, 0, 0], [10, 1, 0]]],
  ['OBJ  ', obj, [[0, 0, 0], [1, 0, 0], [0, 1, 0]]],
  ['PLY  ', ply, [[0, 0, 0], [1, 0, 0], [0, 1, 0]]],
]) {
  console.log(name, points.map((point) => point.join(' ')).join(', '));
  assert.deepEqual(points, expected);
}
JS
node probe.mjs
