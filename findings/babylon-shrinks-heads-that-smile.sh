#!/bin/sh
# Guess: a head with an expression still smiles in the same way after its size is written into its points, and after it
#   is merged with its hair into one mesh.
# Seen: Babylon.js keeps an expression as a list of points of its own, and `bakeTransformIntoVertices` leaves that list
#   as it was. A head that is made twice as large goes back to half its size, the more it smiles; at 50 % its mouth is in
#   the middle of both. `MergeMeshes` drops the expressions. Neither says anything.
# Who meets it: those who bring heads of several sources to one size, or who merge meshes for speed.
# What to do: write the size into the points of the expressions too (`setPositions`), and keep heads out of merges.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @babylonjs/core@9.35.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Matrix, Mesh, MeshBuilder, MorphTarget, MorphTargetManager, NullEngine, Scene } from '@babylonjs/core';

const warnings = [];

for (const level of ['warn', 'error']) {
  console[level] = (...values) => warnings.push(values.join(' '));
}

const scene = new Scene(new NullEngine());

/** A square from -1 to 1 whose points all move up by 1 when it smiles. */
function createHead() {
  const head = MeshBuilder.CreateGround('head', { width: 2, height: 2 }, scene);
  const smile = new MorphTarget('smile', 0, scene);

  smile.setPositions(head.getVerticesData('position').map((value, index) => (index % 3 === 1 ? value + 1 : value)));
  head.morphTargetManager = new MorphTargetManager(scene);
  head.morphTargetManager.addTarget(smile);

  return head;
}

/** The largest x and the largest y of a head that smiles by `strength`. */
function measure(head, strength) {
  head.morphTargetManager.getTarget(0).influence = strength;
  head.refreshBoundingInfo({ applyMorph: true });

  const { x, y } = head.getBoundingInfo().boundingBox.maximum;

  return [x, y];
}

const head = createHead();

console.log('before, serious, half and whole smile:', [0, 0.5, 1].map((strength) => measure(head, strength)));
assert.deepEqual(measure(head, 0), [1, 0]);
assert.deepEqual(measure(head, 1), [1, 1]);

head.bakeTransformIntoVertices(Matrix.Scaling(2, 2, 2));

console.log('twice as large:                       ', [0, 0.5, 1].map((strength) => measure(head, strength)));
assert.deepEqual(measure(head, 0), [2, 0]);
assert.deepEqual(measure(head, 0.5), [1.5, 0.5]);
assert.deepEqual(measure(head, 1), [1, 1]);

const hair = MeshBuilder.CreateBox('hair', {}, scene);
const merged = Mesh.MergeMeshes([createHead(), hair], true);

console.log('expressions of the merged mesh:       ', merged.morphTargetManager?.numTargets ?? 'none');
assert.equal(merged.morphTargetManager, null);
assert.deepEqual(
  warnings.filter((text) => !text.includes('Null engine')),
  [],
);
JS
node probe.mjs
