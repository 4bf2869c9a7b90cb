#!/bin/sh
# Guess: `cvtColor` to YUV or XYZ and back gives each colour of 8 bits back, give or take a level or two.
# Seen: in YUV, red has the value 284 and in XYZ, white has 277, and both are cut at 255. Red comes back as 221, 17, 1
#   from YUV, and white as 255, 254, 231 from XYZ: it is yellow. YCrCb, which is taken for the same as YUV, is made to
#   fit, and is right to one level.
# Who meets it: those who match the brightness of two faces in YUV: skin is right, and a red hat or a red light behind
#   the face turns dull.
# What to do: YCrCb, or numbers with 32 bits.
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
  const thereAndBack = (colour, there, back) => {
    const pixel = cv.matFromArray(1, 1, cv.CV_8UC3, colour);
    const converted = new cv.Mat();
    const result = new cv.Mat();

    cv.cvtColor(pixel, converted, there);
    cv.cvtColor(converted, result, back);

    return [...result.data];
  };

  console.log(cv.getBuildInformation().match(/OpenCV \S+/)[0]);

  const spaces = {
    YUV: [cv.COLOR_RGB2YUV, cv.COLOR_YUV2RGB],
    XYZ: [cv.COLOR_RGB2XYZ, cv.COLOR_XYZ2RGB],
    YCrCb: [cv.COLOR_RGB2YCrCb, cv.COLOR_YCrCb2RGB],
  };

  for (const [name, colour, seen] of [
    ['skin', [198, 134, 96], { YUV: [198, 134, 96], XYZ: [198, 134, 96], YCrCb: [198, 134, 96] }],
    ['red', [255, 0, 0], { YUV: [221, 17, 1], XYZ: [255, 0, 0], YCrCb: [254, 0, 0] }],
    ['white', [255, 255, 255], { YUV: [255, 255, 255], XYZ: [255, 254, 231], YCrCb: [255, 255, 255] }],
  ]) {
    for (const [space, [there, back]] of Object.entries(spaces)) {
      const result = thereAndBack(colour, there, back);

      console.log(`${name} ${colour.join(', ')} in ${space} and back: ${result.join(', ')}`);
      assert.deepEqual(result, seen[space]);
    }
  }
});
JS
node probe.cjs
