#!/bin/sh
# Guess: Kalidokit turns the points of a mouth into the strength of five vowels, A, E, I, O and U, from 0 to 1, and each
#   of them is reached by some mouth.
# Seen: E is 0 for every mouth. Of 8,591 mouths from narrow to wide and from closed to wide open, A and I reach 1, O
#   reaches 0.4, U reaches 0.1 and E is never above 0. E is computed from U, for values of U between 0.2 and 1, and U
#   is multiplied by 0.1 before.
# Reference: the formulas of the library, by hand: U = y · r · 0.1 with y and r up to 1, and E is a clipped
#   (U - 0.2) / 0.8.
# Who meets it: avatars (VRM has the five shapes "aa", "ee", "ih", "oh" and "ou") behind a virtual camera: "ee" is a
#   shape that an artist made and that nobody sees.
# What to do: compute the shapes from MediaPipe's blend shapes, such as mouthStretchLeft and mouthStretchRight.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kalidokit@1.1.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Face } = require(`${process.cwd()}/node_modules/kalidokit/dist/kalidokit.umd.js`);

/** 478 points of a face in a picture of 400 by 400 pixels, with a mouth of the given size. */
function faceWithMouth(width, height) {
  const points = Array.from({ length: 478 }, () => ({ x: 200, y: 200, z: 0 }));
  const named = {
    21: [120, 100], 251: [280, 100], 397: [260, 300], 172: [140, 300], // the four corners of the face
    130: [140, 150], 133: [180, 150], 362: [220, 150], 263: [260, 150], // the corners of both eyes
    13: [200, 240 - height / 2], 14: [200, 240 + height / 2], // the middle of both lips
    61: [200 - width / 2, 240], 291: [200 + width / 2, 240], // the corners of the mouth
  };

  for (const [index, [x, y]] of Object.entries(named)) {
    points[index] = { x, y, z: 0 };
  }

  return points;
}

const strongest = { A: 0, E: 0, I: 0, O: 0, U: 0 };
let mouths = 0;

for (let width = 20; width <= 160; width += 2) {
  for (let height = 0; height <= 60; height += 0.5) {
    const { mouth } = Face.solve(faceWithMouth(width, height), {
      runtime: 'tfjs',
      imageSize: { width: 400, height: 400 },
    });

    for (const vowel of Object.keys(strongest)) {
      strongest[vowel] = Math.max(strongest[vowel], mouth.shape[vowel]);
    }

    mouths++;
  }
}

console.log('kalidokit 1.1.5, strongest of', mouths, 'mouths:', strongest);
assert.equal(mouths, 8591);
assert.deepEqual(strongest, { A: 1, E: 0, I: 1, O: 0.4, U: 0.1 });
JS
node probe.cjs
