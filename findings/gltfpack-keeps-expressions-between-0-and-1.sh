#!/bin/sh
# Guess: gltfpack keeps the animation of a face as it is, or nearly so. With `-noq`, which its help describes as "disable
#   quantization", all values are as exact as before.
# Seen: strengths of expressions are cut off below 0 and above 1, with and without `-noq`, and there is no warning. A
#   face that laughs at 150 % laughs at 100 %, and a mouth corner that goes down by a negative smile stays where it is.
#   The strength at rest, which is not animated, may still be 1.5. Between 0 and 1, 255 steps are left. glTF sets no limit.
# Who meets it: those who make expressions stronger than the figure was drawn for, and figures with one expression for
#   both directions, as Blender offers with a range from -1 to 1.
# What to do: make the expression itself stronger and its values smaller, add one for the other direction, or pack with
#   `gltf-transform meshopt`, which keeps the values.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  gltfpack@1.3.0 @gltf-transform/core@4.5.1 @gltf-transform/extensions@4.5.1 @gltf-transform/functions@4.5.1 meshoptimizer@1.3.0

cat > face.mjs <<'JS'
import { Document, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';

export const io = new NodeIO().registerExtensions([KHRMeshQuantization]);

/** A triangle with one expression. Its strength is 1.5 at rest, and moves from 0 to 1.5, to -0.5 and to 0.5. */
export const createFace = () => {
  const document = new Document();
  const buffer = document.createBuffer();
  const createAccessor = (type, values) => {
    return document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
  };

  const smile = document.createPrimitiveTarget('smile').setAttribute('POSITION', createAccessor('VEC3', [0, 0, 0, 0, 1, 0, 0, 0, 0]));
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', createAccessor('VEC3', [0, 0, 0, 1, 0, 0, 0, 1, 0]))
    .addTarget(smile);
  const mesh = document.createMesh('face').addPrimitive(primitive).setWeights([1.5]).setExtras({ targetNames: ['smile'] });
  const node = document.createNode('face').setMesh(mesh);
  const sampler = document
    .createAnimationSampler()
    .setInput(createAccessor('SCALAR', [0, 1, 2, 3]))
    .setOutput(createAccessor('SCALAR', [0, 1.5, -0.5, 0.5]));
  const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath('weights').setSampler(sampler);

  document.createAnimation('talk').addSampler(sampler).addChannel(channel);
  document.createScene().addChild(node);

  return document;
};
JS

cat > write.mjs <<'JS'
import { createFace, io } from './face.mjs';

await io.write('face.glb', createFace());
JS
node write.mjs
npx gltfpack -v | tail -1
npx gltfpack -i face.glb -o packed.glb
npx gltfpack -noq -i face.glb -o packed-noq.glb

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { meshopt } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import { createFace, io } from './face.mjs';

/** The strength at rest, and those at 0, 1, 2 and 3 seconds. */
const read = (document) => {
  const [mesh] = document.getRoot().listMeshes();
  const [sampler] = document.getRoot().listAnimations()[0].listSamplers();
  const times = [...sampler.getInput().getArray()];
  const strengths = [0, 1, 2, 3].map((second) => {
    const index = times.findIndex((time) => Math.abs(time - second) < 0.001);

    return Math.round(sampler.getOutput().getScalar(index) * 100) / 100;
  });

  return { rest: mesh.getWeights()[0], strengths };
};

const repacked = createFace();

await MeshoptEncoder.ready;
await repacked.transform(meshopt({ encoder: MeshoptEncoder }));

for (const [name, document, expected] of [
  ['face.glb', await io.read('face.glb'), [0, 1.5, -0.5, 0.5]],
  ['gltfpack', await io.read('packed.glb'), [0, 1, 0, 0.5]],
  ['gltfpack -noq', await io.read('packed-noq.glb'), [0, 1, 0, 0.5]],
  ['gltf-transform meshopt', repacked, [0, 1.5, -0.5, 0.5]],
]) {
  const { rest, strengths } = read(document);

  console.log(`${name}: ${rest} at rest, animated ${strengths.join(', ')}`);
  assert.equal(rest, 1.5);
  assert.deepEqual(strengths, expected);
}
JS
node probe.mjs
