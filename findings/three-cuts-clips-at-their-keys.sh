#!/bin/sh
# Guess: `AnimationUtils.subclip` of three.js cuts a piece out of a clip: from frame 15 to frame 45, the face moves as it
#   does in the whole clip between them.
# Seen: keys within these frames are kept, and nothing else. A smile with a key at its start and one at its end has none
#   in between: its middle is a clip without tracks that lasts 0 seconds. Where there are keys, the piece begins at the
#   first one, so it comes earlier by the time before that key, and ends at the last one. With a key at each frame, the
#   frame at either end depends on rounding: a piece up to frame 45 ends at 44, one up to 46 at 46, and one from frame 46
#   begins at 47. That is so for 49 of the frames 1 to 120.
# Who meets it: those who cut one long recording of a face into expressions, as files of glTF come with few keys where
#   the exporter has removed those that can be computed.
# What to do: give each track a key at each frame first, and cut from half a frame before the first one to half a frame
#   behind the last one.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { AnimationClip, AnimationMixer, AnimationUtils, LoopOnce, Mesh, NumberKeyframeTrack } from 'three';

const framesPerSecond = 30;
const createSmile = (times, values) => {
  return new AnimationClip('smile', times.at(-1), [new NumberKeyframeTrack('.morphTargetInfluences[0]', times, values)]);
};

// How much a face smiles at this time; "untouched" if nothing moves it.
const play = (clip, time) => {
  const head = new Mesh();

  head.morphTargetInfluences = ['untouched'];
  head.morphTargetDictionary = {};

  const mixer = new AnimationMixer(head);
  const action = mixer.clipAction(clip).setLoop(LoopOnce);

  action.clampWhenFinished = true;
  action.play();
  mixer.update(time);

  const smile = head.morphTargetInfluences[0];

  return typeof smile === 'number' ? Math.round(smile * 1000) / 1000 : smile;
};

console.log('three', JSON.parse(readFileSync('node_modules/three/package.json', 'utf8')).version);

for (const { name, clip, frames, right, seen, duration } of [
  {
    name: 'one smile in 2 s, keys at both ends',
    clip: createSmile([0, 2], [0, 1]),
    frames: [15, 45],
    right: [0.25, 0.5, 0.75],
    seen: ['untouched', 'untouched', 'untouched'],
    duration: 0,
  },
  {
    name: 'a smile and its end, keys at each second',
    clip: createSmile([0, 1, 2, 3], [0, 1, 0, 1]),
    frames: [15, 75],
    right: [0.5, 1, 0.5, 0, 0.5],
    seen: [1, 0.5, 0, 0, 0],
    duration: 1,
  },
  {
    name: 'from one key to the next one',
    clip: createSmile([0, 1, 2, 3], [0, 1, 0, 1]),
    frames: [30, 60],
    right: [1, 0.5, 0],
    seen: [1, 1, 1],
    duration: 0,
  },
]) {
  const [first, last] = frames;
  const steps = right.map((_, index) => index / 2);
  const whole = steps.map((step) => play(clip, step + first / framesPerSecond));
  const piece = AnimationUtils.subclip(clip, 'piece', first, last, framesPerSecond);
  const played = steps.map((step) => play(piece, step));

  console.log(`${name}, frames ${first} to ${last}: ${whole.join(', ')} in the clip; in the piece of ${piece.duration} s ${played.join(', ')}`);
  assert.deepEqual(whole, right);
  assert.deepEqual(played, seen);
  assert.ok(Math.abs(piece.duration - duration) < 0.001);
}

// A key at each frame, with the number of the frame for its value.
const numbers = Array.from({ length: 121 }, (_, frame) => frame);
const counter = createSmile(numbers.map((frame) => frame / framesPerSecond), numbers);
const findEnds = (first, last) => {
  const { values } = AnimationUtils.subclip(counter, 'piece', first, last, framesPerSecond).tracks[0];

  return [values.at(0), values.at(-1)];
};

for (const { frames, ends } of [
  { frames: [15, 45], ends: [15, 44] },
  { frames: [15, 46], ends: [15, 46] },
  { frames: [46, 60], ends: [47, 59] },
  { frames: [14.5, 46.5], ends: [15, 46] },
]) {
  console.log(`a key at each frame, frames ${frames.join(' to ')}: ${findEnds(...frames).join(' to ')}`);
  assert.deepEqual(findEnds(...frames), ends);
}

assert.equal(numbers.filter((frame) => frame > 0 && findEnds(0, frame)[1] === frame).length, 49);
JS
node probe.mjs
