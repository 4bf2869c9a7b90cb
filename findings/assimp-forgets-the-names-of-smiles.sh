#!/bin/sh
# Guess: a head in a GLB file that Assimp reads and writes again as GLB keeps its expressions.
# Seen: the moved points are kept, but their names ("jawOpen", "mouthSmileLeft") and their strength are not. A mouth
#   that was half open is closed, and a program finds no expression to open it with. There is no warning, and the names
#   of the mesh and of its node are kept.
# Who meets it: those who drive a head by the 52 names of ARKit or MediaPipe: after a conversion, the face is stiff.
# What to do: convert with @gltf-transform, or write the names into `extras.targetNames` again, in their order.
set -eu

missing=
for package in assimp-utils; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' assimp-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @gltf-transform/core@4.5.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Document, NodeIO } from '@gltf-transform/core';

const { version } = JSON.parse(readFileSync('node_modules/@gltf-transform/core/package.json', 'utf8'));

console.log('@gltf-transform/core', version);

const head = new Document();
const memory = head.createBuffer();
const points = (numbers) => head.createAccessor().setArray(new Float32Array(numbers)).setType('VEC3').setBuffer(memory);

const skin = head.createPrimitive().setAttribute('POSITION', points([0, 0, 0, 1, 0, 0, 0, 1, 0]));

const expressions = {
  jawOpen: [0, 0, 0, 0, -0.5, 0, 0, 0, 0],
  mouthSmileLeft: [0.1, 0, 0, 0, 0, 0, 0, 0, 0],
};

for (const [name, moves] of Object.entries(expressions)) {
  skin.addTarget(head.createPrimitiveTarget(name).setAttribute('POSITION', points(moves)));
}

const mesh = head.createMesh('Head').addPrimitive(skin).setWeights([0.5, 0]);

mesh.setExtras({ targetNames: Object.keys(expressions) });
head.createScene().addChild(head.createNode('Ada').setMesh(mesh));

const io = new NodeIO();

await io.write('head.glb', head);
execFileSync('assimp', ['export', 'head.glb', 'converted.glb', '-fglb2']);

const describe = async (name) => {
  const [read] = (await io.read(name)).getRoot().listMeshes();
  const [first] = read.listPrimitives();
  const moves = first.listTargets().map((target) => [...target.getAttribute('POSITION').getArray()].find(Boolean));

  return {
    mesh: read.getName(),
    moves: moves.map((move) => Number(move.toFixed(2))),
    names: read.getExtras().targetNames,
    strength: read.getWeights(),
  };
};

const moves = [-0.5, 0.1];
const before = await describe('head.glb');
const after = await describe('converted.glb');

console.log('before:', JSON.stringify(before));
console.log('after: ', JSON.stringify(after));
assert.deepEqual(before, { mesh: 'Head', moves, names: ['jawOpen', 'mouthSmileLeft'], strength: [0.5, 0] });
assert.deepEqual(after, { mesh: 'Head', moves, names: undefined, strength: [] });
JS
node probe.mjs
