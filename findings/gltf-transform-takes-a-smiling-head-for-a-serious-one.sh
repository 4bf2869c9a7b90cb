#!/bin/sh
# Guess: `dedup` of glTF Transform, which is the first step of its `optimize`, merges meshes that are equal.
# Seen: meshes are compared by their points and materials only. Two heads of the same points are merged even if one of
#   them smiles at rest: then both look as the first one does. If the second head calls the same expressions by other
#   names, it gets those of the first one, and a program that asks for "Joy" finds nothing.
# Who meets it: those who put several copies of one head into a file, each with its own face at rest.
# What to do: write the strengths to the node instead of the mesh, where they are kept, or call
#   `dedup({ propertyTypes: [PropertyType.ACCESSOR, PropertyType.TEXTURE, PropertyType.MATERIAL] })`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  three@0.187.0 @gltf-transform/core@4.5.1 @gltf-transform/functions@4.5.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Document, NodeIO, PropertyType } from '@gltf-transform/core';
import { dedup } from '@gltf-transform/functions';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

globalThis.self = globalThis;

// Two heads of the same points, with two expressions.
const createHeads = ({ strengths, names, onNodes = false }) => {
  const document = new Document();
  const buffer = document.createBuffer();
  const createAccessor = (values) => document.createAccessor().setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
  const points = createAccessor([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const expressions = [createAccessor([0, 0, 0, 0, 1, 0, 0, 0, 0]), createAccessor([0, 0, 0, 0, 0, 0, 0, -1, 0])];
  const scene = document.createScene();

  for (const [index, name] of ['first', 'second'].entries()) {
    const primitive = document.createPrimitive().setAttribute('POSITION', points);

    for (const [number, expression] of expressions.entries()) {
      primitive.addTarget(document.createPrimitiveTarget(names[index][number]).setAttribute('POSITION', expression));
    }

    const mesh = document.createMesh(name).addPrimitive(primitive);
    const node = document.createNode(name).setMesh(mesh);

    (onNodes ? node : mesh).setWeights(strengths[index]);
    scene.addChild(node);
  }

  return document;
};

// What three.js shows of both heads.
const show = async (document) => {
  const bytes = await new NodeIO().writeBinary(document);
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');

  return scene.children.map(({ morphTargetInfluences, morphTargetDictionary }) => {
    const names = Object.keys(morphTargetDictionary).sort((one, other) => morphTargetDictionary[one] - morphTargetDictionary[other]);

    return names.map((name, index) => `${name} ${morphTargetInfluences[index]}`).join(', ');
  });
};

const { version } = JSON.parse(readFileSync('node_modules/@gltf-transform/functions/package.json', 'utf8'));
const names = ['smile', 'blink'];

console.log('@gltf-transform/functions', version);

for (const { name, heads, options = {}, before, after } of [
  {
    name: 'a serious and a smiling head',
    heads: { strengths: [[0, 0], [1, 0]], names: [names, names] },
    before: ['smile 0, blink 0', 'smile 1, blink 0'],
    after: ['smile 0, blink 0', 'smile 0, blink 0'],
  },
  {
    name: 'the same with a list of what may be merged',
    heads: { strengths: [[0, 0], [1, 0]], names: [names, names] },
    options: { propertyTypes: [PropertyType.ACCESSOR, PropertyType.TEXTURE, PropertyType.MATERIAL] },
    before: ['smile 0, blink 0', 'smile 1, blink 0'],
    after: ['smile 0, blink 0', 'smile 1, blink 0'],
  },
  {
    name: 'the same with strengths on nodes',
    heads: { strengths: [[0, 0], [1, 0]], names: [names, names], onNodes: true },
    before: ['smile 0, blink 0', 'smile 1, blink 0'],
    after: ['smile 0, blink 0', 'smile 1, blink 0'],
  },
  {
    name: 'two heads with other names',
    heads: { strengths: [[0, 0], [0, 0]], names: [names, ['Joy', 'Blink']] },
    before: ['smile 0, blink 0', 'Joy 0, Blink 0'],
    after: ['smile 0, blink 0', 'smile 0, blink 0'],
  },
]) {
  const document = createHeads(heads);
  const seenBefore = await show(document);

  await document.transform(dedup(options));

  const seenAfter = await show(document);

  console.log(`${name}: ${seenBefore.join(' | ')} becomes ${seenAfter.join(' | ')}`);
  assert.deepEqual(seenBefore, before);
  assert.deepEqual(seenAfter, after);
}
JS
node probe.mjs
