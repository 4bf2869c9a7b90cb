#!/bin/sh
# Guess: `clearNodeTransform` of glTF Transform writes the place, turn and size of a head into its points, and the head
#   looks the same as before.
# Seen: the place is also added to the morph targets, which are no places but ways. At rest all is well. As soon as the
#   head smiles, it flies off by as much as it stands from the middle; with three expressions at once, by three times as
#   much.
# Who meets it: those who make files of avatars simpler before they publish them: the fault shows in motion only.
# What to do: move the head to the middle before, and put it at its place by a node afterwards.
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
import { Document, NodeIO } from '@gltf-transform/core';
import { clearNodeTransform } from '@gltf-transform/functions';
import { Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

Object.assign(globalThis, { self: globalThis });

// A triangle that is twice as large and stands at 5, 0, 0. "Smile" lifts its first corner by one half.
const createHead = () => {
  const file = new Document();
  const buffer = file.createBuffer();
  const list = (values) => file.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
  const smile = file.createPrimitiveTarget('smile').setAttribute('POSITION', list([0, 0.5, 0, 0, 0, 0, 0, 0, 0]));
  const primitive = file.createPrimitive().setAttribute('POSITION', list([0, 0, 0, 1, 0, 0, 0, 1, 0])).addTarget(smile);
  const mesh = file.createMesh('head').addPrimitive(primitive).setWeights([0]);

  file.createScene().addChild(file.createNode('head').setMesh(mesh).setScale([2, 2, 2]).setTranslation([5, 0, 0]));

  return file;
};

// Where three.js draws the first two corners.
const draw = async (file, influence) => {
  const bytes = await new NodeIO().writeBinary(file);
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), '');
  const mesh = scene.getObjectByName('head');

  mesh.morphTargetInfluences[0] = influence;
  scene.updateMatrixWorld(true);

  return [0, 1].map((index) => mesh.localToWorld(mesh.getVertexPosition(index, new Vector3())).toArray().join(' '));
};

console.log(`@gltf-transform/functions ${version('@gltf-transform/functions')}, three ${version('three')}`);

const cleared = createHead();
clearNodeTransform(cleared.getRoot().listNodes()[0]);

for (const [name, influence, before, after] of [
  ['at rest', 0, ['5 0 0', '7 0 0'], ['5 0 0', '7 0 0']],
  ['smiling', 1, ['5 1 0', '7 0 0'], ['10 1 0', '12 0 0']],
]) {
  const original = await draw(createHead(), influence);
  const changed = await draw(cleared, influence);

  console.log(`${name}: before ${original.join(', ')}; after ${changed.join(', ')}`);
  assert.deepEqual(original, before);
  assert.deepEqual(changed, after);
}
JS
node probe.mjs
