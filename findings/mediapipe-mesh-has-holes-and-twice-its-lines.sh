#!/bin/sh
# Guess: FACE_LANDMARKS_TESSELATION of MediaPipe lists each line of the face mesh once, and the mesh covers the face.
# Seen: it is a list of 852 triangles in disguise: three lines each, one behind the other. So 1,234 of the 1,322 lines
#   are listed twice, and half-transparent lines are darker inside than at the edge. 88 lines belong to one triangle:
#   36 of the oval, 16 of each eye and 20 of the lips. The eyes and the mouth are holes, and the pupils (points 468 to
#   477) are in no line.
# Who meets it: authors of a face swap by triangles: the eyes and the teeth of the other person show through. And those
#   who draw the mesh.
# What to do: read three lines as one triangle, and close the holes with triangles of your own; draw each line once.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @mediapipe/tasks-vision@1.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { FaceLandmarker } = require('@mediapipe/tasks-vision');

const packageFile = 'node_modules/@mediapipe/tasks-vision/package.json';
const name = ({ start, end }) => [start, end].sort((a, b) => a - b).join('-');
const lines = FaceLandmarker.FACE_LANDMARKS_TESSELATION;

const uses = new Map();

for (const line of lines) {
  uses.set(name(line), (uses.get(name(line)) ?? 0) + 1);
}

let triangles = 0;

for (let index = 0; index < lines.length; index += 3) {
  const [a, b, c] = lines.slice(index, index + 3);
  triangles += Number(a.end === b.start && b.end === c.start && c.end === a.start);
}

const open = new Set([...uses].filter(([, count]) => count === 1).map(([line]) => line));
const openOf = (part) => FaceLandmarker[part].filter((line) => open.has(name(line))).length;

const seen = {
  lines: lines.length,
  triangles,
  different: uses.size,
  twice: [...uses.values()].filter((count) => count === 2).length,
  open: open.size,
  oval: openOf('FACE_LANDMARKS_FACE_OVAL'),
  leftEye: openOf('FACE_LANDMARKS_LEFT_EYE'),
  rightEye: openOf('FACE_LANDMARKS_RIGHT_EYE'),
  lips: openOf('FACE_LANDMARKS_LIPS'),
  lastPoint: Math.max(...lines.flatMap(({ start, end }) => [start, end])),
};

console.log('@mediapipe/tasks-vision', JSON.parse(readFileSync(packageFile, 'utf8')).version, seen);

assert.deepEqual(seen, {
  lines: 2556,
  triangles: 852,
  different: 1322,
  twice: 1234,
  open: 88,
  oval: 36,
  leftEye: 16,
  rightEye: 16,
  lips: 20,
  lastPoint: 467,
});
JS
node probe.cjs
