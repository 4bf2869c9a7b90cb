#!/bin/sh
# Guess: `mergeVertices` of three.js joins points only if they are alike in all respects, so that a face still opens its
#   mouth.
# Seen: it compares places, normals and colours, but not the morph targets. The lips of a closed mouth touch, so their
#   points become one, which moves as the first of them does: the upper lip, which stands still. The lower lip is torn
#   to a spike. `weld` of glTF Transform, for the same purpose, leaves both lips apart.
# Who meets it: those who shrink the head of an avatar, or merge its points for smooth shading.
# What to do: use glTF Transform, or close the mouth by a morph target and model it open.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --legacy-peer-deps --no-audit --no-fund --silent \
  three@0.187.0 @gltf-transform/core@4.5.1 @gltf-transform/functions@4.5.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Document } from '@gltf-transform/core';
import { weld } from '@gltf-transform/functions';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// Two triangles that share the line of the mouth: left corner, right corner, top; right corner, left corner, chin.
const places = [-1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, -1, 0, 0, 0, -1, 0];

// "Open" moves the lower triangle down.
const open = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, 0, -1, 0];

const downwards = (array, order) => [...order].map((index) => array[index * 3 + 1] + 0);

console.log(`three ${version('three')}, @gltf-transform/functions ${version('@gltf-transform/functions')}`);

const geometry = new BufferGeometry();
geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
geometry.morphAttributes.position = [new Float32BufferAttribute(open, 3)];
geometry.morphTargetsRelative = true;

const merged = mergeVertices(geometry);
const byThree = downwards(merged.morphAttributes.position[0].array, merged.index.array);

const file = new Document();
const buffer = file.createBuffer();
const list = (values) => file.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
const target = file.createPrimitiveTarget('open').setAttribute('POSITION', list(open));
const primitive = file.createPrimitive().setAttribute('POSITION', list(places)).addTarget(target);
file.createScene().addChild(file.createNode().setMesh(file.createMesh().addPrimitive(primitive)));
await file.transform(weld());

const points = primitive.listTargets()[0].getAttribute('POSITION').getArray();
const byTransform = downwards(points, primitive.getIndices().getArray());

console.log('how far the corners of both triangles move down when the mouth opens:');
console.log('  before         ', downwards(open, [0, 1, 2, 3, 4, 5]));
console.log('  glTF Transform ', byTransform);
console.log('  three          ', byThree);
assert.deepEqual(byTransform, [0, 0, 0, -1, -1, -1]);
assert.deepEqual(byThree, [0, 0, 0, 0, 0, -1]);
JS
node probe.mjs
