#!/bin/sh
# Guess: `warpAffine` of OpenCV moves a picture of floating point numbers by any part of a pixel.
# Seen: the places are rounded to 1/32 of a pixel before the picture is read, also for floating point numbers and in
#   `warpPerspective` and `remap`. A shift of 0.015 does nothing at all, one of 0.017 moves by 0.03125. A slow movement
#   becomes a staircase: 32 steps a pixel, each of them up to 8 grey levels high at an edge.
# Who meets it: those who lay a face on a calm head: the smoothing of its landmarks works, and the edge of the mask
#   still twitches now and then, when a step is reached.
# What to do: enlarge before, or sample by hand (a shader, `grid_sample`) where small movements count.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @techstark/opencv-js@4.12.0-release.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');

const loading = require('@techstark/opencv-js');

loading.then((cv) => {
  const width = 8;
  const size = new cv.Size(width, 1);
  const edge = cv.matFromArray(1, width, cv.CV_32FC1, [0, 0, 0, 0, 100, 100, 100, 100]);

  const matrix = (rows, values) => cv.matFromArray(rows, 3, cv.CV_64FC1, values);

  const movers = {
    warpAffine: (shift, result) => cv.warpAffine(edge, result, matrix(2, [1, 0, shift, 0, 1, 0]), size),
    warpPerspective: (shift, result) => cv.warpPerspective(edge, result, matrix(3, [1, 0, shift, 0, 1, 0, 0, 0, 1]), size),
    remap: (shift, result) => {
      const places = Array.from({ length: width }, (_, x) => x - shift);
      const row = cv.matFromArray(1, width, cv.CV_32FC1, Array(width).fill(0));

      cv.remap(edge, result, cv.matFromArray(1, width, cv.CV_32FC1, places), row, cv.INTER_LINEAR);
    },
  };

  console.log(cv.getBuildInformation().match(/OpenCV \S+/)[0]);

  for (const [name, move] of Object.entries(movers)) {
    for (const [shift, seen] of [
      [0.015, 0],
      [0.017, 3.125],
      [0.03125, 3.125],
      [0.25, 25],
      [0.26, 25],
    ]) {
      const result = new cv.Mat();

      move(shift, result);

      const [, , , , pixel] = result.data32F;
      console.log(`${name} by ${shift}: the edge loses ${100 - pixel} of 100, expected ${(shift * 100).toFixed(3)}`);
      assert.equal(100 - pixel, seen);
    }
  }
});
JS
node probe.cjs
