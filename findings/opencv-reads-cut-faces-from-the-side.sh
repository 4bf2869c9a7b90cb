#!/bin/sh
# Guess: in OpenCV.js, `photo.roi(box).data` are the pixels of the box, line by line, as `data` of a photo are those of the photo.
# Seen: they are as many, but read on from the first pixel of the box through the photo: of a box of 2 x 2, the first line and what is at its
#   right. `ucharPtr(1)` has too many pixels, and `roi(box).clone()` the same wrong ones. `ucharAt(1, 1)`, and all functions of OpenCV, are right.
# Who meets it: pages that cut a face out and hand `data` to a canvas, a hash or a model: the result is a slanted mix of the face and what is
#   beside it. With boxes as wide as the photo, as a test may have, nothing is wrong.
# What to do: `photo.roi(box).copyTo(face)` or `mat_clone()`, and then `data`; `isContinuous()` tells when it is needed.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent opencv-4@npm:@techstark/opencv-js@4.12.0-release.1 opencv-5@npm:@techstark/opencv-js@5.0.0-release.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');

const loading = require(process.argv[2]);

loading.then((cv) => {
  console.log('OpenCV', cv.getBuildInformation().match(/OpenCV ([\d.]+)/)[1]);

  const photo = cv.matFromArray(4, 4, cv.CV_8UC1, [0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32, 33]);
  const face = photo.roi(new cv.Rect(1, 1, 2, 2));
  const copied = new cv.Mat();
  face.copyTo(copied);

  const readers = {
    data: [...face.data],
    'clone().data': [...face.clone().data],
    'copyTo, then data': [...copied.data],
    'mat_clone().data': [...face.mat_clone().data],
    ucharAt: [face.ucharAt(0, 0), face.ucharAt(0, 1), face.ucharAt(1, 0), face.ucharAt(1, 1)],
  };

  console.log('2 x 2 pixels at 1, 1 of 0 1 2 3 / 10 11 12 13 / 20 21 22 23 / 30 31 32 33');

  for (const [reader, seen] of Object.entries(readers)) {
    console.log(`${reader}: ${seen.join(' ')}`);
    assert.deepEqual(seen, reader === 'data' || reader === 'clone().data' ? [11, 12, 13, 20] : [11, 12, 21, 22]);
  }

  // The mean of 11, 12, 21 and 22: functions of OpenCV know where the lines of the box begin.
  assert.equal(cv.mean(face)[0], 16.5);

  const band = photo.roi(new cv.Rect(0, 1, 4, 2));
  console.log(`a box as wide as the photo: ${[...band.data].join(' ')}`);
  assert.deepEqual([...band.data], [10, 11, 12, 13, 20, 21, 22, 23]);
});
JS

for version in opencv-4 opencv-5; do
  node probe.cjs "$version"
done
