#!/bin/sh
# Guess: a moving average over time depends on the times between the values, not on when the first one was.
# Seen: a first value at time 0 is forgotten. A face at 10 that is at 20 half a second later has an average of 13.93
#   over a second if the clock starts at 1 or 1000, and of 20 if it starts at 0: the second value counts as the first.
#   Variance and deviation are 0. The library asks whether there was a time by `if (previousTime)`.
# Reference: by hand: 10 + (1 - e^(-500 / 1000)) · 10 = 13.93.
# Who meets it: positions of faces that are smoothed along the times of a video, which starts at 0: it jumps at the
#   second frame. Of two packages with this code, each has twenty thousand downloads a month.
# What to do: add a second to all times.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent moving-average@1.0.1 @vascosantos/moving-average@1.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');

const WINDOW = 1000;
const STEP = 500;
const byHand = 10 + (1 - Math.exp(-STEP / WINDOW)) * 10;

for (const name of ['moving-average', '@vascosantos/moving-average']) {
  const MovingAverage = require(name);
  const averages = [0, 1, 1000].map(start => {
    const average = MovingAverage(WINDOW);

    average.push(start, 10);
    average.push(start + STEP, 20);
    return average.movingAverage();
  });

  console.log(name, 'from 0, 1 and 1000 ms:', averages, 'by hand:', byHand);
  assert.equal(averages[0], 20);
  assert.ok(averages.slice(1).every(average => Math.abs(average - byHand) < 1e-9));
}
JS
node probe.cjs
