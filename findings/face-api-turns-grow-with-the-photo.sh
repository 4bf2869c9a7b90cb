#!/bin/sh
# Guess: the `angle` of a face, which face-api adds to its landmarks as `roll`, `pitch` and `yaw`, is in degrees, so it is
#   the same for a photo of any size, and a head that turns to the side does not nod.
# Seen: only `roll` and `pitch` are degrees. `yaw` is in pixels: it is the difference of two distances from the nose to the
#   ears. A head turned by 30 degrees has a yaw of -19 in a photo of 250 pixels, and of -150 in one of 2,000. And the
#   turned head nods: it has a pitch of 20, whether it turns to the left or to the right, because the tip of the nose is
#   measured by its distance from the middle of both ears.
# Who meets it: those who choose photos in which the face looks straight ahead, such as the source of a face swap, or
#   who turn a drawn head with a camera: at a higher resolution, all of the heads turn away.
# What to do: divide `yaw` by the distance of the points 2 and 14, and take no `pitch` of a head that is turned.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @vladmandic/face-api@1.7.15

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');

// The build for browsers needs no native code.
Object.assign(globalThis, { window: globalThis, document: {} });

const script = readFileSync('node_modules/@vladmandic/face-api/dist/face-api.js', 'utf8');
const faceApi = new Function('require', `${script}; return faceapi;`)(require);
const { FaceDetection, FaceLandmarks68, Point, extendWithFaceLandmarks } = faceApi;

/** The points of a head in millimetres, as x, y and z (towards the camera), by their index among the 68 landmarks. */
const head = {
  2: [-70, 10, -40],
  14: [70, 10, -40],
  27: [0, -30, 25],
  30: [0, 10, 50],
  33: [0, 20, 35],
  66: [0, 50, 30],
};

const sine = (degrees) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees) => Math.cos((degrees * Math.PI) / 180);

/** Turns a point to the side, then nods, then tilts it. All angles are in degrees. */
function place([x, y, z], { turn = 0, nod = 0, tilt = 0 }) {
  const turnedX = x * cosine(turn) + z * sine(turn);
  const turnedZ = z * cosine(turn) - x * sine(turn);
  const nodded = y * cosine(nod) + turnedZ * sine(nod);

  return [turnedX * cosine(tilt) - nodded * sine(tilt), turnedX * sine(tilt) + nodded * cosine(tilt)];
}

/** The angles of the head in a square photo of one metre by one metre, with `size` pixels each. */
function anglesOf(size, pose) {
  const dimensions = { width: size, height: size };
  const points = Array.from({ length: 68 }, (_, index) => place(head[index] ?? [0, 0, 0], pose));
  const landmarks = new FaceLandmarks68(
    points.map(([x, y]) => new Point(0.5 + x / 1000, 0.5 + y / 1000)),
    dimensions,
  );
  const detection = new FaceDetection(1, { x: 0, y: 0, width: 1, height: 1 }, dimensions);
  const { angle } = extendWithFaceLandmarks({ detection }, landmarks);

  console.log({ size, ...pose, angle });

  return [angle.roll, angle.pitch, angle.yaw];
}

// A tilted head and a nodding head are the same at each size.
for (const size of [250, 1000]) {
  assert.deepEqual(anglesOf(size, {}), [0, 0, 0]);
  assert.equal(anglesOf(size, { tilt: 40 })[0], -40);
  assert.deepEqual(anglesOf(size, { nod: 40 }), [0, -22, 0]);
}

// A turned head is not.
const turned = [250, 500, 1000, 2000].map((size) => anglesOf(size, { turn: 30 }));

assert.deepEqual(
  turned.map(([, , yaw]) => yaw),
  [-19, -38, -75, -150],
);

// And it nods, to whichever side it turns.
assert.deepEqual(
  turned.map(([, pitch]) => pitch),
  [20, 20, 20, 20],
);
assert.equal(anglesOf(1000, { turn: -30 })[1], 20);
assert.equal(anglesOf(1000, { turn: 60 })[1], 48);
JS
node probe.cjs
