#!/bin/sh
# Guess: the "left eye" is the same eye in all libraries for faces.
# Seen: in MediaPipe's face mesh, "left" is the person's left, at the right side of a photo. face-api calls the eye at
#   the left side of the photo "left", which is the person's right, and so does Kalidokit, although it takes the points
#   of MediaPipe: when the eye that MediaPipe calls left is closed, Kalidokit's `r` is.
# Who meets it: authors of live swaps and avatars, who take the eyes from one library and move them with another: a wink
#   changes sides, and a face that is aligned by its eyes stands on its head.
# What to do: compare the x values of both eyes once, and never trust the names.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --legacy-peer-deps --no-audit --no-fund --silent \
  @vladmandic/face-api@1.7.15 @tensorflow-models/facemesh@0.0.5 kalidokit@1.1.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { readFile } = require('node:fs/promises');
const { MESH_ANNOTATIONS } = require('@tensorflow-models/facemesh/dist/keypoints.js');
const { UV_COORDS } = require('@tensorflow-models/facemesh/dist/uv_coords.js');

// The builds for browsers need no native code.
Object.assign(globalThis, { window: globalThis, document: {} });
console.warn = () => {};

const { Face } = require(`${process.cwd()}/node_modules/kalidokit/dist/kalidokit.umd.js`);
const script = readFileSync('node_modules/@vladmandic/face-api/dist/face-api.js', 'utf8');
const faceApi = new Function('require', `${script}; return faceapi;`)(require);

const middle = (points) => points.reduce((sum, { x }) => sum + x, 0) / points.length;
const side = (points, nose) => (middle(points) < middle(nose) ? 'left side' : 'right side');

// MediaPipe: the flat picture of its model face, seen from the front.
const mesh = UV_COORDS.map(([x, y]) => ({ x, y, z: 0 }));
const at = (name) => MESH_ANNOTATIONS[name].map((index) => mesh[index]);
const mediaPipe = side([...at('leftEyeUpper0'), ...at('leftEyeLower0')], at('noseTip'));

// Kalidokit: the same face, with the upper lid of the left eye on the lower one. The ten last points are the pupils.
const winking = mesh.map((point) => ({ ...point }));
const upper = [466, 388, 387, 386, 385, 384, 398];
const lower = [249, 390, 373, 374, 380, 381, 382];
upper.forEach((index, position) => {
  winking[index].y = winking[lower[position]].y;
});
winking.push(...Array.from({ length: 10 }, () => ({ x: 0.5, y: 0.4, z: 0 })));
const { eye } = Face.solve(winking, { runtime: 'mediapipe', imageSize: { width: 640, height: 640 } });

// What face-api tells pictures of a page from numbers by.
const elements = { Canvas: class {}, Image: class {}, ImageData: class {}, Video: class {} };

// face-api: on a grey surface, its network answers with an average face.
const findAverageFace = async () => {
  faceApi.env.setEnv({ ...elements, readFile });
  await faceApi.tf.setBackend('cpu');
  const network = faceApi.nets.faceLandmark68TinyNet;
  await network.loadFromDisk('node_modules/@vladmandic/face-api/model');
  return network.detectLandmarks(faceApi.tf.fill([112, 112, 3], 128));
};

(async () => {
  const face = await findAverageFace();
  const ofFaceApi = side(face.getLeftEye(), face.getNose());

  console.log(`@tensorflow-models/facemesh 0.0.5 (MediaPipe): the left eye is at the ${mediaPipe} of the picture`);
  console.log(`@vladmandic/face-api 1.7.15: the left eye is at the ${ofFaceApi} of the picture`);
  console.log(`kalidokit 1.1.5: MediaPipe's left eye is closed -> l ${eye.l}, r ${eye.r}`);

  assert.equal(mediaPipe, 'right side');
  assert.equal(ofFaceApi, 'left side');
  assert.deepEqual(eye, { l: 1, r: 0 });
})();
JS
node probe.cjs
