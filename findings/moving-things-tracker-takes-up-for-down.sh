#!/bin/sh
# Guess: the `bearing` of node-moving-things-tracker is that of a compass, as in navigation: up is 0 or 360, right is 90, down is 180, left is 270.
# Seen: straight down is 360, too, the same as straight up, so that a falling head rises. A bit to the right of it, the bearing is right. And boxes in
#   parts of the picture (0.25 for a quarter), as many detectors return them, are 0 in its JSON, which has whole numbers only.
# Who meets it: who draws arrows at faces, or counts who comes and who goes: each head that nods or falls straight down seems to rise.
# What to do: `Math.atan2` of two places; boxes in pixels.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-moving-things-tracker@0.9.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Tracker } = require('node-moving-things-tracker');

console.log('node-moving-things-tracker', require('node-moving-things-tracker/package.json').version);

/** Moves a face for six frames and returns what is known of it then. */
const track = (stepX, stepY, start = 300, size = 100) => {
  Tracker.reset();

  for (let frame = 0; frame < 6; frame += 1) {
    const face = { x: start + stepX * frame, y: start + stepY * frame, w: size, h: size, confidence: 0.9, name: 'face' };

    Tracker.updateTrackedItemsWithNewFrame([face], frame);
  }

  const [item] = Tracker.getJSONOfTrackedItems();

  return item;
};

// y goes down in pictures.
for (const [direction, x, y, expected] of [
  ['up', 0, -10, 360],
  ['up and right', 10, -10, 45],
  ['right', 10, 0, 90],
  ['down and right', 10, 10, 135],
  ['down', 0, 10, 360],
  ['down and left', -10, 10, 225],
  ['left', -10, 0, 270],
]) {
  const { bearing } = track(x, y);

  console.log(`${direction}: ${bearing}`);
  assert.equal(bearing, expected);
}

const { x, y, w, h } = track(0.01, 0, 0.25, 0.2);
console.log(`a face at 0.25, 0.25, a fifth of the picture wide: ${JSON.stringify([x, y, w, h])}`);
assert.deepEqual([x, y, w, h], [0, 0, 0, 0]);
JS
node probe.cjs
