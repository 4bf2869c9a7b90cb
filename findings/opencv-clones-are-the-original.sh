#!/bin/sh
# Guess: in OpenCV.js, `photo.clone()` is a copy with pixels of its own, as in C++ and as the tutorial "Basic Operations on Images" says: what is
#   drawn on the copy leaves the photo as it is.
# Seen: both are one picture. A line that is drawn on the clone is in the photo, also after the clone was deleted. `clone` is the method that
#   the compiler gives to each object, a second handle of the same one; the method of OpenCV is called `mat_clone`.
# Who meets it: pages that keep the photo for "undo", or for the picture before: before and after are equal. So is a frame
#   that is compared with a clone of the last one, in which nothing ever moves.
# What to do: `photo.mat_clone()`, or `photo.copyTo(copy)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent opencv-4@npm:@techstark/opencv-js@4.12.0-release.1 opencv-5@npm:@techstark/opencv-js@5.0.0-release.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');

const loading = require(process.argv[2]);

const copiers = {
  clone: (photo) => photo.clone(),
  mat_clone: (photo) => photo.mat_clone(),
  copyTo: (photo, cv) => {
    const copy = new cv.Mat();
    photo.copyTo(copy);

    return copy;
  },
};

/** Copies a grey photo, draws a white line on the copy, deletes it, and returns the photo. */
const drawOnCopy = (cv, copier) => {
  const photo = cv.matFromArray(2, 3, cv.CV_8UC1, [10, 20, 30, 40, 50, 60]);
  const copy = copiers[copier](photo, cv);

  cv.rectangle(copy, new cv.Point(0, 0), new cv.Point(2, 0), new cv.Scalar(255), cv.FILLED);
  assert.deepEqual([...copy.data], [255, 255, 255, 40, 50, 60]);
  copy.delete();

  return [...photo.data].join(' ');
};

loading.then((cv) => {
  console.log('OpenCV', cv.getBuildInformation().match(/OpenCV ([\d.]+)/)[1]);

  for (const [copier, expected] of [
    ['clone', '255 255 255 40 50 60'],
    ['mat_clone', '10 20 30 40 50 60'],
    ['copyTo', '10 20 30 40 50 60'],
  ]) {
    const seen = drawOnCopy(cv, copier);

    console.log(`10 20 30 40 50 60, with a white line on its copy by ${copier}: ${seen}`);
    assert.equal(seen, expected);
  }
});
JS

for version in opencv-4 opencv-5; do
  node probe.cjs "$version"
done
