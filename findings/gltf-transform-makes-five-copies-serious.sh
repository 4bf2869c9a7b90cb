#!/bin/sh
# Guess: `instance` of glTF Transform gathers nodes that show the same mesh, and leaves out those that look different,
#   as it does for files with animations and for nodes with a skin.
# Seen: the strengths of the expressions of a node (`weights`) do not count. Of six heads with one mesh, three smile by
#   the weights of their nodes. They become one node with six places, all with the weights of the mesh: nobody smiles.
#   There is no warning. With four heads all is well, as gathering begins at five.
# Who meets it: all who run `gltf-transform optimize`, which gathers by default, over crowds and over sheets of all
#   expressions of one head.
# What to do: `gltf-transform optimize --instance false`, or a mesh of its own for each expression (and without `dedup`,
#   which merges meshes that differ in their weights only).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @gltf-transform/core@4.5.1 @gltf-transform/functions@4.5.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Document, Logger } from '@gltf-transform/core';
import { instance } from '@gltf-transform/functions';

const documentWith = (strengths) => {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  const buffer = document.createBuffer();
  const points = (numbers) =>
    document.createAccessor().setType('VEC3').setArray(new Float32Array(numbers)).setBuffer(buffer);
  const smile = document.createPrimitiveTarget('smile').setAttribute('POSITION', points([0, 0, 1, 0, 0, 1, 0, 0, 1]));
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', points([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .addTarget(smile);
  const head = document.createMesh('head').addPrimitive(primitive).setWeights([0]);
  const scene = document.createScene();

  strengths.forEach((strength, index) => {
    const node = document.createNode(`head ${index}`).setMesh(head).setWeights([strength]);

    scene.addChild(node.setTranslation([index * 2, 0, 0]));
  });
  return document;
};

const shown = (document) =>
  document
    .getRoot()
    .listNodes()
    .flatMap((node) => {
      const batch = node.getExtension('EXT_mesh_gpu_instancing');
      const heads = batch ? batch.getAttribute('TRANSLATION').getCount() : 1;
      const ownWeights = node.getWeights();
      const [strength] = ownWeights.length > 0 ? ownWeights : node.getMesh().getWeights();

      return Array.from({ length: heads }, () => strength);
    });

const smilesAfter = async (strengths) => {
  const document = documentWith(strengths);
  const before = shown(document);

  await document.transform(instance());
  console.log('smiles before', before, 'after', shown(document));
  assert.deepEqual(before, strengths);
  return shown(document);
};

console.log('glTF Transform 4.5.1');
assert.deepEqual(await smilesAfter([0, 0, 1, 1]), [0, 0, 1, 1]);
assert.deepEqual(await smilesAfter([0, 0, 0, 1, 1, 1]), [0, 0, 0, 0, 0, 0]);
JS
node probe.mjs
