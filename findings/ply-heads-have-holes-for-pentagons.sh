#!/bin/sh
# Guess: the loaders of three and of loaders.gl read a PLY file whose faces have three, four and five corners as all other
#   programs do: a face with five corners becomes three triangles, as in OBJ files.
# Seen: both leave out each face with more than four corners, without a warning: the mesh has a hole there. A file of such
#   faces only is a cloud of points. OBJLoader of three makes three triangles of the same face, and Assimp keeps it.
# Who meets it: viewers of heads and masks that were simplified or cut in Blender or MeshLab, which save polygons as
#   they are.
# What to do: triangulate before saving, or convert with Assimp.
set -eu

if ! dpkg-query -W assimp-utils > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package assimp-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends assimp-utils > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' assimp-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/ply@4.4.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { PLYLoader as LoadersPly } from '@loaders.gl/ply';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { PLYLoader as ThreePly } from 'three/examples/jsm/loaders/PLYLoader.js';

const points = ['0 0 0', '1 0 0', '1 1 0', '0.5 2 0', '0 1 0', '0.5 -1 0'];

const ply = (faces) =>
  [
    'ply',
    'format ascii 1.0',
    `element vertex ${points.length}`,
    'property float x',
    'property float y',
    'property float z',
    `element face ${faces.length}`,
    'property list uchar int vertex_indices',
    'end_header',
    ...points,
    ...faces.map((face) => `${face.length} ${face.join(' ')}`),
    '',
  ].join('\n');

const obj = (faces) =>
  [
    ...points.map((point) => `v ${point}`),
    ...faces.map((face) => `f ${face.map((corner) => corner + 1).join(' ')}`),
  ].join('\n');

const byLoaders = async (faces) => {
  const { indices } = await parse(ply(faces), LoadersPly, { worker: false, core: { worker: false } });

  return indices.value.length / 3;
};

const byAssimp = (faces) => {
  writeFileSync('head.ply', ply(faces));
  execFileSync('assimp', ['export', 'head.ply', 'head.obj', '-fobj']);

  return readFileSync('head.obj', 'utf8').match(/^f .*$/gm).map((line) => line.trim().split(/\s+/).length - 1);
};

for (const [faces, triangles, seen] of [
  [[[0, 1, 5]], 1, 1],
  [[[0, 1, 5], [0, 1, 2, 4]], 3, 3],
  [[[0, 1, 5], [0, 1, 2, 3, 4]], 4, 1],
  [[[0, 1, 2, 3, 4]], 3, 0],
]) {
  const counts = {
    'three, PLY': (new ThreePly().parse(ply(faces)).index?.count ?? 0) / 3,
    'loaders.gl, PLY': await byLoaders(faces),
    'three, OBJ': new OBJLoader().parse(obj(faces)).children[0].geometry.attributes.position.count / 3,
  };

  const corners = byAssimp(faces);

  console.log(`faces with ${faces.map((face) => face.length).join(' and ')} corners, triangles:`, counts);
  console.log('corners by Assimp:', corners);
  assert.deepEqual(counts, { 'three, PLY': seen, 'loaders.gl, PLY': seen, 'three, OBJ': triangles });
  assert.deepEqual(corners, faces.map((face) => face.length));
}
JS
node probe.mjs
