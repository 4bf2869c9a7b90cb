#!/bin/sh
# Guess: the more photos of a person face-api knows, the surer it recognises the person: the nearest photo counts.
# Seen: `FaceMatcher` takes the mean of the distances to all photos of a person. A face at a distance of 0.05 from the
#   only photo of Ada is Ada. As soon as a second photo is added, from the side, the mean is 0.5, and the same face is
#   "unknown", or Ben, who looks less like it than Ada's first photo. Even the very photo that was stored is unknown.
# Who meets it: programs that choose by the face whom to swap in a video with several people.
# What to do: give each photo a `LabeledFaceDescriptors` of its own, with the same name.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @vladmandic/face-api@1.7.15

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');

// The build for browsers needs no native code; it asks for a document when it is loaded, and warns of its own parts.
Object.assign(globalThis, { window: globalThis, document: {} });
console.warn = () => {};

const script = readFileSync('node_modules/@vladmandic/face-api/dist/face-api.js', 'utf8');
const { FaceMatcher, LabeledFaceDescriptors } = new Function('require', `${script}; return faceapi;`)(require);

// A descriptor has 128 numbers; here all but the first two are zero.
const face = (...values) => Float32Array.from({ length: 128 }, (_, index) => values[index] ?? 0);

const front = face(0, 0);
const side = face(0, 1);
const ben = new LabeledFaceDescriptors('Ben', [face(0.4, 0.05)]);
const adaWith = (...photos) => new LabeledFaceDescriptors('Ada', photos);
const visitor = face(0, 0.05);

const cases = [
  ['one photo', [adaWith(front)], visitor, 'Ada (0.05)'],
  ['two photos', [adaWith(front, side)], visitor, 'unknown (0.5)'],
  ['two photos, and Ben', [adaWith(front, side), ben], visitor, 'Ben (0.4)'],
  ['two photos, the first one again', [adaWith(front, side)], front, 'unknown (0.5)'],
  ['two photos, each by itself', [adaWith(front), adaWith(side), ben], visitor, 'Ada (0.05)'],
];

console.log('@vladmandic/face-api', require('@vladmandic/face-api/package.json').version);

for (const [name, people, seenFace, expected] of cases) {
  const best = new FaceMatcher(people, 0.5).findBestMatch(seenFace).toString();

  console.log(`${name}: ${best}`);
  assert.equal(best, expected);
}
JS
node probe.cjs
