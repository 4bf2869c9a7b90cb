#!/bin/sh
# Guess: movements in a BVH file are played whatever the joints are called; three's loader for glTF takes care of names
#   that its animations can't address.
# Seen: the loader for BVH does not. With the names of Mixamo (`mixamorig:Hips`), the joints keep the colon, and the
#   tracks are looked up as something else ("No target node found" in the console): the figure stands still. The same
#   file without the prefixes moves. A name with brackets ends with an error. Names with dots, as Blender has them,
#   work.
# Who meets it: pages that show motion capture; most free BVH files for game figures have the prefix.
# What to do: replace `mixamorig:` in the text of the file, or pass bones and tracks through
#   `PropertyBinding.sanitizeNodeName`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { AnimationMixer, PropertyBinding, Vector3 } from 'three';
import { BVHLoader } from 'three/examples/jsm/loaders/BVHLoader.js';

const file = (hips, hand) => `HIERARCHY
ROOT ${hips}
{
  OFFSET 0 0 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT ${hand}
  {
    OFFSET 1 0 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 1 0 0
    }
  }
}
MOTION
Frames: 2
Frame Time: 0.5
0 0 0 0 0 0 90 0 0
0 0 0 0 0 0 90 0 0
`;

/** Where the tip of the hand is when the first frame is played; at rest, it is at 2, 0. */
function tipOf(hips, hand, sanitize = (name) => name) {
  const { clip, skeleton } = new BVHLoader().parse(file(hips, hand));
  const [root, , tip] = skeleton.bones;

  for (const bone of skeleton.bones) bone.name = sanitize(bone.name);

  for (const track of clip.tracks) {
    const end = track.name.lastIndexOf('.');

    track.name = sanitize(track.name.slice(0, end)) + track.name.slice(end);
  }

  const mixer = new AnimationMixer(root);

  mixer.clipAction(clip).play();
  mixer.setTime(0.1);
  root.updateMatrixWorld(true);

  const { x, y } = tip.getWorldPosition(new Vector3());

  return [Math.round(x), Math.round(y)];
}

const plain = tipOf('Hips', 'Hand');
const dotted = tipOf('Hips', 'hand.L');
const prefixed = tipOf('mixamorig:Hips', 'mixamorig:Hand');
const sanitized = tipOf('mixamorig:Hips', 'mixamorig:Hand', PropertyBinding.sanitizeNodeName);

console.log({ plain, dotted, prefixed, sanitized });
assert.deepEqual(plain, [1, 1]);
assert.deepEqual(dotted, [1, 1]);
assert.deepEqual(prefixed, [2, 0]);
assert.deepEqual(sanitized, [1, 1]);
assert.throws(() => tipOf('Hips', 'hand[L]'), /Cannot parse trackName/);
JS
node probe.mjs
