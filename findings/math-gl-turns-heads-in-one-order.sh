#!/bin/sh
# Guess: in @math.gl/core, a head of 10, 20 and 30 degrees has the same turn as a matrix and as a quaternion, in each of the six orders of its
#   angles, as an `Euler` knows its order.
# Seen: `getRotationMatrix` reads the order, `toQuaternion` does not: it is that of ZYX in all six. In the usual order XYZ, a head is off by
#   12 degrees. `quatFromEuler` of @thi.ng/matrices reads the order for its arguments, too: with "yxz", the first angle
#   is that around y. three.js, gl-matrix and wgpu-matrix agree.
# Who meets it: who takes the pose of a face as three angles and hands it on as a quaternion: right for one angle at a time, as tests have it.
# What to do: `new Quaternion().fromMatrix3(…)` of the matrix, or another library.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  @math.gl/core@4.1.0 @thi.ng/matrices@3.0.26 three@0.187.0 gl-matrix@3.4.4 wgpu-matrix@3.4.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as mathGl from '@math.gl/core';
import { quatFromEuler } from '@thi.ng/matrices';
import { quat as glQuat } from 'gl-matrix';
import * as three from 'three';
import { quat as wgpuQuat } from 'wgpu-matrix';

for (const name of ['@math.gl/core', '@thi.ng/matrices', 'three', 'gl-matrix', 'wgpu-matrix']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

const DEGREES = [10, 20, 30];
const RADIANS = DEGREES.map((angle) => (angle * Math.PI) / 180);

const write = (numbers) => Array.from(numbers, (number) => number.toFixed(2)).join(' ');

/** The first nine numbers of a matrix of 4 x 4 that turn. */
const turnOf = (matrix) => [0, 1, 2, 4, 5, 6, 8, 9, 10].map((index) => matrix[index]);

/** The angle between two turns. */
const difference = (first, second) => Math.round((first.angleTo(second) * 180) / Math.PI);

const differences = [];

for (const order of ['XYZ', 'YXZ', 'ZXY', 'ZYX', 'YZX', 'XZY']) {
  const right = new three.Quaternion().setFromEuler(new three.Euler(...RADIANS, order));
  const matrix = new three.Matrix4().makeRotationFromQuaternion(right);
  const head = new mathGl.Euler(...RADIANS, mathGl.Euler[order]);
  const seen = head.toQuaternion();

  console.log(`${order}: three ${write(right.toArray())}, math.gl ${write(seen)}, thi.ng ${write(quatFromEuler(order.toLowerCase(), ...RADIANS))}`);
  differences.push(difference(right, new three.Quaternion(...seen)));

  assert.equal(write(glQuat.fromEuler(glQuat.create(), ...DEGREES, order.toLowerCase())), write(right.toArray()));
  assert.equal(write(wgpuQuat.fromEuler(...RADIANS, order.toLowerCase())), write(right.toArray()));
  assert.equal(write(seen), '0.04 0.19 0.24 0.95');
  assert.equal(write(turnOf(head.getRotationMatrix([]))), write(turnOf(matrix.elements)));

  const inOrder = [...order].map((axis) => RADIANS['XYZ'.indexOf(axis)]);
  assert.equal(write(quatFromEuler(order.toLowerCase(), ...inOrder)), write(right.toArray()));
}

console.log(`math.gl is off by ${differences.join(', ')} degrees`);
assert.deepEqual(differences, [12, 11, 3, 0, 10, 6]);
JS
node probe.mjs
