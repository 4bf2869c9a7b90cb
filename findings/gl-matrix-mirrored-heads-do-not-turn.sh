#!/bin/sh
# Guess: the turn of a head in a mirrored picture (as cameras show oneself) comes out mirrored or is an error.
# Seen: `mat4.getRotation` of gl-matrix, which takes the scale of a matrix away, does not know that a mirrored axis has
#   a negative one. However far the head turns or leans to the side, the rotation is the same: none, and its length is
#   0.71 instead of 1. A nod of 20 degrees becomes one of 40. `getScaling` says 1, 1, 1. `decompose` of three.js finds
#   the mirror (-1, 1, 1) and the turn.
# Who meets it: programs that take the matrix of a face tracker and flip it for the preview: the mask looks straight
#   ahead and nods twice as far.
# What to do: ask for the rotation before mirroring, or use `decompose` of three.js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gl-matrix@3.4.4 three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mat4, quat } from 'gl-matrix';
import { Matrix4, Quaternion, Vector3 } from 'three';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const degrees = (quaternion) => Math.round((2 * Math.acos(Math.min(1, Math.abs(quaternion[3]))) * 180) / Math.PI);
const mirror = mat4.fromScaling(mat4.create(), [-1, 1, 1]);

const measure = (nod, turn, lean) => {
  const head = mat4.fromQuat(mat4.create(), quat.fromEuler(quat.create(), nod, turn, lean));
  const mirrored = mat4.multiply(mat4.create(), mirror, head);
  const rotation = mat4.getRotation(quat.create(), mirrored);
  const length = Number(quat.length(rotation).toFixed(2));
  const [position, ofThree, scale] = [new Vector3(), new Quaternion(), new Vector3()];

  new Matrix4().fromArray(mirrored).decompose(position, ofThree, scale);
  assert.deepEqual([...mat4.getScaling([], mirrored)].map(Math.round), [1, 1, 1]);
  assert.deepEqual(scale.toArray().map(Math.round), [-1, 1, 1]);

  return {
    length,
    glMatrix: degrees(quat.normalize(quat.create(), rotation)),
    three: degrees(ofThree.toArray()),
  };
};

console.log(`gl-matrix ${version('gl-matrix')}, three.js ${version('three')}`);

for (const [name, angles, glMatrix, length] of [
  ['turn by 10', [0, 10, 0], 0, 0.71],
  ['turn by 60', [0, 60, 0], 0, 0.71],
  ['lean by 20', [0, 0, 20], 0, 0.71],
  ['nod by 20', [20, 0, 0], 40, 0.73],
]) {
  const seen = measure(...angles);

  console.log(`${name} degrees: gl-matrix ${seen.glMatrix} (length ${seen.length}), three.js ${seen.three}`);
  assert.deepEqual(seen, { length, glMatrix, three: Math.max(...angles) });
}
JS
node probe.mjs
