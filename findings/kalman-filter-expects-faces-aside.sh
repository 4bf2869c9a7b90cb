#!/bin/sh
# Guess: after the first place of a face, kalman-filter with "constant-speed" expects the face to stay there: nothing
#   is known about its speed.
# Seen: it expects the face at one and a half times its place. A face at 640, 360 has a speed of 320, 180 a frame, as
#   if it had come from the upper left corner, and the next place is 960, 540. With "constant-acceleration" it is 1138,
#   640, and a face at 0, 0 stays. From the second place on all is right.
# Who meets it: programs that keep a live face steady and bridge frames without a detection: if the second frame has
#   none, the new face jumps aside, and the nearest face there may be somebody else's.
# What to do: `dynamic.init` with the first place, a speed of 0 and a small covariance, or predict from the second on.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kalman-filter@2.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { KalmanFilter } = require('kalman-filter');

const { version } = JSON.parse(readFileSync('node_modules/kalman-filter/package.json', 'utf8'));
const rounded = ({ mean }) => mean.flat().map(Math.round);

console.log('kalman-filter', version);

for (const [dynamic, place, next] of [
  ['constant-position', [640, 360], [640, 360]],
  ['constant-speed', [640, 360], [960, 540]],
  ['constant-speed', [0, 0], [0, 0]],
  ['constant-acceleration', [640, 360], [1138, 640]],
]) {
  const filter = new KalmanFilter({ observation: 2, dynamic });
  const first = filter.filter({ previousCorrected: null, observation: place });
  const second = filter.filter({ previousCorrected: first, observation: place });
  const third = filter.filter({ previousCorrected: second, observation: place });
  const expected = rounded(filter.predict({ previousCorrected: first })).slice(0, 2);
  const later = rounded(filter.predict({ previousCorrected: third })).slice(0, 2);

  console.log(`${dynamic}: seen at ${place}, expected at ${expected}; after three frames at ${later}`);
  assert.deepEqual(rounded(first).slice(0, 2), place);
  assert.deepEqual(expected, next);
  assert.deepEqual(later, place);
}
JS
node probe.cjs
