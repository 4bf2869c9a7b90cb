#!/bin/sh
# Guess: each reader of OBJ files understands a head as programs for reconstruction save it: points with a colour, and
#   faces that count their points from the end.
# Seen: two of five readers take the colour for a second point, so that the head has twice its points, half of them at
#   the place of its colours, and each triangle joins wrong ones. Counted from the end, three of five hand on numbers
#   below zero, or points that are no numbers. None of them reports anything. three.js and obj-file-parser read both.
# Who meets it: those who read a face with its landmarks by the number of a point.
# What to do: read with one of these two, and check the count of the points.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  three@0.187.0 wavefront-obj-parser@2.0.1 obj-file-parser@0.6.2 parse-obj@0.0.0 webgl-obj-loader@2.0.8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';

const require = createRequire(import.meta.url);
const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const parseObj = require('parse-obj');
const readWavefront = require('wavefront-obj-parser');
const ObjFile = require('obj-file-parser');
const { Mesh } = require('webgl-obj-loader');

// The three points of the triangles as each reader gives them.
const readers = {
  three: (text) => [...new OBJLoader().parse(text).children[0].geometry.attributes.position.array],

  'obj-file-parser': (text) => {
    const [{ vertices, faces }] = new ObjFile(text).parse().models;

    return faces.flatMap((face) => face.vertices.flatMap(({ vertexIndex }) => Object.values(vertices[vertexIndex - 1])));
  },

  'wavefront-obj-parser': (text) => {
    const { vertexPositions, vertexPositionIndices } = readWavefront(text);
    const point = (index) => [0, 1, 2].map((axis) => vertexPositions[index * 3 + axis]);

    // A fourth number that is -1 says that a face is a triangle.
    return vertexPositionIndices.filter((_, place) => place % 4 < 3).flatMap(point);
  },

  'parse-obj': (text) =>
    new Promise((resolve, reject) => {
      parseObj(Readable.from([text]), (error, mesh) => {
        if (error) {
          reject(error);
        } else {
          resolve(mesh.facePositions.flat().flatMap((index) => mesh.vertexPositions[index] ?? [NaN, NaN, NaN]));
        }
      });
    }),

  'webgl-obj-loader': (text) => {
    const { indices, vertices } = new Mesh(text);

    return [...indices].flatMap((index) => [0, 1, 2].map((axis) => vertices[index * 3 + axis]));
  },
};

const right = '0 0 0, 1 0 0, 1 1 0';
const mixed = '0 0 0, 0.8 0.6 0.5, 1 0 0';
const missing = 'no, no, no';
const writePoint = (numbers) => (numbers.every(Number.isFinite) ? numbers.join(' ') : 'no');

for (const [name, file, wrong] of [
  ['plain', 'v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n', {}],
  [
    'with colours',
    'v 0 0 0 0.8 0.6 0.5\nv 1 0 0 0.8 0.6 0.5\nv 1 1 0 0.8 0.6 0.5\nf 1 2 3\n',
    { 'wavefront-obj-parser': mixed, 'webgl-obj-loader': mixed },
  ],
  [
    'counted from the end',
    'v 0 0 0\nv 1 0 0\nv 1 1 0\nf -3 -2 -1\n',
    { 'wavefront-obj-parser': missing, 'parse-obj': missing, 'webgl-obj-loader': missing },
  ],
]) {
  console.log(`${name}: ${JSON.stringify(file)}`);

  for (const [reader, read] of Object.entries(readers)) {
    const numbers = await read(file);
    const points = [0, 3, 6].map((start) => writePoint(numbers.slice(start, start + 3))).join(', ');

    console.log(`  ${reader} ${version(reader)}: ${points}`);
    assert.equal(points, wrong[reader] ?? right);
  }
}
JS
node probe.mjs
