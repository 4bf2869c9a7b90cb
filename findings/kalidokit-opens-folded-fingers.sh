#!/bin/sh
# Guess: the more a finger is bent in the picture, the more Kalidokit bends the finger of the avatar, up to a limit.
# Seen: it bends up to a right angle, and behind it the finger opens again. A joint that is folded by 150 degrees is
#   bent by 30 on the avatar, and one folded by 120 degrees by 60: a fist is an open hand. The elbow is computed with
#   the same function (`angleBetween3DCoords`): an arm that is folded to hold a phone to the ear is nearly straight.
# Reference: `angleTo` of three, for the same three points.
# Who meets it: hands in front of the face, with avatars behind a virtual camera.
# What to do: compute the angle from the points oneself: 180 degrees less the angle between the two bones.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kalidokit@1.1.5 three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { MathUtils, Vector3 } from 'three';

const { Hand } = createRequire(import.meta.url)('./node_modules/kalidokit/dist/kalidokit.umd.js');

// Points of MediaPipe's hands: the wrist, and the index finger from its root to its tip.
const WRIST = 0;
const INDEX = [5, 6, 7, 8];

/** A hand whose index finger is straight up to its second joint, and folded there by an angle in degrees. */
function handWithFinger(folded) {
  const points = Array.from({ length: 21 }, (_, index) => ({ x: (index % 4) * 0.1 + 0.2, y: 0.5, z: index * 0.001 }));
  const direction = MathUtils.degToRad(folded);
  const [root, joint, middle, tip] = INDEX;

  points[WRIST] = { x: 0, y: 0, z: 0 };
  points[root] = { x: 0, y: -1, z: 0 };
  points[joint] = { x: 0, y: -1.5, z: 0 };
  points[middle] = { x: 0.3 * Math.sin(direction), y: -1.5 - 0.3 * Math.cos(direction), z: 0 };
  points[tip] = { x: 0.5 * Math.sin(direction), y: -1.5 - 0.5 * Math.cos(direction), z: 0 };

  return points;
}

const bone = (from, to) => new Vector3(to.x - from.x, to.y - from.y, to.z - from.z);

for (const [folded, shown] of [[0, 0], [30, 30], [60, 60], [90, 90], [120, 60], [150, 30], [170, 10]]) {
  const points = handWithFinger(folded);
  const [root, joint, middle] = INDEX.map(index => points[index]);
  const byThree = MathUtils.radToDeg(bone(root, joint).angleTo(bone(joint, middle)));
  const byKalidokit = -MathUtils.radToDeg(Hand.solve(points, 'Right').RightIndexIntermediate.z);

  console.log('folded by', folded, 'three 0.187.0:', byThree.toFixed(1), 'kalidokit 1.1.5:', byKalidokit.toFixed(1));
  assert.ok(Math.abs(byThree - folded) < 0.1);
  assert.ok(Math.abs(byKalidokit - shown) < 0.1);
}
JS
node probe.mjs
