#!/bin/sh
# Guess: a photo on a `PlaneGeometry` of three, whose points were bent, coloured and given an expression, is the same
#   after `toJSON` and `ObjectLoader`.
# Seen: it is flat and has no expression. Of all geometries that three makes itself (planes, boxes, spheres), only the
#   arguments are saved: new places of points, colours, and expressions are gone, without a warning. The strength of
#   the lost expression is kept. If the same photo was also moved with `translate(0, 1, 0)`, all is saved, and so it
#   is in a plain `BufferGeometry`.
# Who meets it: editors that keep a scene as JSON or hand it to a worker: a warped face is as before, unless somebody
#   moved its centre.
# What to do: `new BufferGeometry().copy(geometry)` before saving, or GLTFExporter.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { BufferGeometry, Float32BufferAttribute, Mesh, ObjectLoader, PlaneGeometry, REVISION } from 'three';

console.log('three', REVISION);

const bent = new PlaneGeometry(2, 2);

bent.attributes.position.setZ(0, 0.5);
bent.setAttribute('color', new Float32BufferAttribute([1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0], 3));
bent.morphAttributes.position = [new Float32BufferAttribute([0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0], 3)];
bent.morphTargetsRelative = true;

const reload = (geometry) => {
  const photo = new Mesh(geometry);

  photo.morphTargetInfluences[0] = 0.5;

  return new ObjectLoader().parse(JSON.parse(JSON.stringify(photo.toJSON())));
};

const describe = ({ geometry, morphTargetInfluences }) => ({
  first: geometry.attributes.position.array.slice(0, 3).join(' '),
  attributes: Object.keys(geometry.attributes).sort().join(' '),
  expressions: geometry.morphAttributes.position?.length ?? 0,
  strengths: morphTargetInfluences?.join(' '),
});

const before = describe(Object.assign(new Mesh(bent), { morphTargetInfluences: [0.5] }));
const asPlane = describe(reload(bent));
const asPoints = describe(reload(new BufferGeometry().copy(bent)));
const moved = describe(reload(bent.clone().translate(0, 1, 0)));

console.log({ before, 'PlaneGeometry, loaded': asPlane, 'and moved': moved, 'BufferGeometry, loaded': asPoints });

const all = { first: '-1 1 0.5', attributes: 'color normal position uv', expressions: 1, strengths: '0.5' };

assert.deepEqual(before, all);
assert.deepEqual(asPoints, all);
assert.deepEqual(moved, { ...all, first: '-1 2 0.5' });
assert.deepEqual(asPlane, { first: '-1 1 0', attributes: 'normal position uv', expressions: 0, strengths: '0.5' });
JS
node probe.mjs
