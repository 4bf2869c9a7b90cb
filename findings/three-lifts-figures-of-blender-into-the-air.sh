#!/bin/sh
# Guess: a figure whose hips are 95 cm above the floor, in a BVH file as Blender writes it, stands on the floor in
#   three.
# Seen: its hips are at 190 cm, and its neck is twice as long: three's BVHLoader adds the position of each frame to the
#   OFFSET of the joint. For Blender, which writes and reads both, and for Assimp, the position already has the offset
#   in it (95 in both lines for a figure that stands still). Files whose hips have the offset 0 and whose other joints
#   only turn are right, which most free examples are.
# Who meets it: pages that show motion capture which was edited in Blender; it writes positions for all joints that are
#   not connected.
# What to do: take each bone's position off the values of its position track, as below.
set -eu

if ! dpkg-query -W -f '${Version}' assimp-utils > /dev/null 2>&1; then
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
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 @gltf-transform/core@4.5.1

# A figure that stands still in the first frame and is one centimetre higher in the second.
cat > figure.bvh <<'BVH'
HIERARCHY
ROOT Hips
{
  OFFSET 0 95 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT Head
  {
    OFFSET 0 60 0
    CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 0 20 0
    }
  }
}
MOTION
Frames: 2
Frame Time: 0.04
0 95 0 0 0 0 0 60 0 0 0 0
0 96 0 0 0 0 0 60 0 0 0 0
BVH

assimp export figure.bvh figure.gltf > /dev/null

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import { AnimationMixer, Vector3 } from 'three';
import { BVHLoader } from 'three/examples/jsm/loaders/BVHLoader.js';

/** Heights of hips and head in the first frame by three, after a change of its clip. */
function heightsOf(change = () => {}) {
  const { clip, skeleton } = new BVHLoader().parse(readFileSync('figure.bvh', 'utf8'));
  const [hips, head] = skeleton.bones;
  const mixer = new AnimationMixer(hips);

  change(clip, skeleton);
  mixer.clipAction(clip).play();
  mixer.update(0);
  hips.updateMatrixWorld(true);

  return [hips, head].map((bone) => bone.getWorldPosition(new Vector3()).y);
}

/** Takes the position of each bone at rest off its positions in the frames. */
function takeOffsetsOff(clip, { bones }) {
  for (const track of clip.tracks.filter(({ name }) => name.endsWith('.position'))) {
    const rest = bones.find(({ name }) => `${name}.position` === track.name).position.toArray();

    track.values = track.values.map((value, index) => value - rest[index % 3]);
  }
}

const document = await new NodeIO().read('figure.gltf');
const byAssimp = document
  .getRoot()
  .listAnimations()[0]
  .listChannels()
  .filter((channel) => channel.getTargetPath() === 'translation')
  .map((channel) => channel.getSampler().getOutput().getElement(0, [])[1]);

console.log('Assimp: hips', byAssimp[0], 'head', byAssimp[0] + byAssimp[1]);
console.log('three: hips and head', heightsOf());
console.log('three, offsets taken off:', heightsOf(takeOffsetsOff));
assert.deepEqual(byAssimp, [95, 60]);
assert.deepEqual(heightsOf(), [190, 310]);
assert.deepEqual(heightsOf(takeOffsetsOff), [95, 155]);
JS
node probe.mjs
