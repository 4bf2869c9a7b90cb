#!/bin/sh
# Guess: in cannon-es, `toEuler` gives the angles that `setFromEuler` got.
# Seen: without an order, one writes in the order XYZ and the other reads in YZX. A head that nods by 20, turns by 30
#   and leans by 10 degrees is read as 18.3, 25.3 and 19.4. With one angle alone, both agree. YZX is the only order that
#   can be read; it warns about another one and leaves the angles as they were.
# Who meets it: those who hang hair or glasses on a head and show its angles: looking straight ahead is right, a head
#   that turns and nods leans to the side.
# What to do: write with "YZX" as well, or read with three.js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cannon-es@0.20.0 three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Quaternion, Vec3 } from 'cannon-es';
import * as THREE from 'three';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const degrees = Math.PI / 180;

console.log(`cannon-es ${version('cannon-es')}, three ${version('three')}`);

const thereAndBack = (angles, order) => {
  const rotation = new Quaternion().setFromEuler(...angles.map((angle) => angle * degrees), order);
  const read = new Vec3();

  rotation.toEuler(read);

  return { rotation, angles: read.toArray().map((angle) => Number((angle / degrees).toFixed(1))) };
};

for (const [angles, order, seen] of [
  [[0, 30, 0], undefined, [0, 30, 0]],
  [[20, 30, 0], undefined, [17.5, 28.5, 9.8]],
  [[20, 30, 10], undefined, [18.3, 25.3, 19.4]],
  [[20, 30, 10], 'YZX', [20, 30, 10]],
]) {
  const { rotation, angles: read } = thereAndBack(angles, order);
  const inThree = new THREE.Euler().setFromQuaternion(new THREE.Quaternion(...rotation.toArray()), order ?? 'XYZ');
  const threeAngles = [inThree.x, inThree.y, inThree.z].map((angle) => Number((angle / degrees).toFixed(1)) + 0);

  const written = `${angles.join(', ')} written ${order ?? 'as usual'}`;

  console.log(`${written}: read as ${read.join(', ')}, by three ${threeAngles.join(', ')}`);
  assert.deepEqual(read, seen);
  assert.deepEqual(threeAngles, angles);
}
JS
node probe.mjs
