#!/bin/sh
# Guess: in OpenCV, the correlation of a piece without any structure, or of an even histogram, with another one is 0, or
#   not a number.
# Seen: it is 1, the best. `matchTemplate` (`TM_CCOEFF_NORMED`) finds a piece of one grey with certainty at each of 169
#   places of a picture, and a piece with structure at its own place only. `compareHist` (`HISTCMP_CORREL`) says that an
#   even histogram is equal to one that has a single peak. There is no warning.
# Who meets it: those who follow a spot of a face, or find a scene by its colours: smooth skin, an overexposed cheek or
#   a black frame is found everywhere, with the best score.
# What to do: leave out pieces whose deviation is near 0, or `TM_SQDIFF_NORMED` and `HISTCMP_BHATTACHARYYA`.
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
  const size = 16;
  const part = 4;
  const numbers = Array.from({ length: size * size }, (_, index) => (index * index * 37 + index * 11) % 251);
  const picture = cv.matFromArray(size, size, cv.CV_8UC1, numbers);

  // A piece of the picture from 3, 2 on, and one of a grey that the picture has nowhere.
  const starts = Array.from({ length: part }, (_, row) => (2 + row) * size + 3);
  const structured = starts.flatMap((start) => numbers.slice(start, start + part));
  const pieces = { structured, blank: Array(part * part).fill(60) };

  console.log(cv.getBuildInformation().match(/OpenCV \S+/)[0]);

  for (const [name, seen] of [
    ['structured', { TM_CCOEFF_NORMED: 1, TM_SQDIFF_NORMED: 1 }],
    ['blank', { TM_CCOEFF_NORMED: 169, TM_SQDIFF_NORMED: 0 }],
  ]) {
    for (const [method, places] of Object.entries(seen)) {
      const scores = new cv.Mat();

      cv.matchTemplate(picture, cv.matFromArray(part, part, cv.CV_8UC1, pieces[name]), scores, cv[method]);

      const isFound = (score) => (method === 'TM_SQDIFF_NORMED' ? score < 0.001 : score > 0.999);
      const found = [...scores.data32F].filter(isFound);

      console.log(`${name}, ${method}: found at ${found.length} of ${scores.data32F.length} places`);
      assert.equal(found.length, places);
    }
  }

  const histogram = (shares) => cv.matFromArray(shares.length, 1, cv.CV_32FC1, shares);
  const even = histogram([0.25, 0.25, 0.25, 0.25]);
  const peak = histogram([1, 0, 0, 0]);

  for (const [method, seen] of [
    ['HISTCMP_CORREL', 1],
    ['HISTCMP_BHATTACHARYYA', 0.71],
  ]) {
    const result = Number(cv.compareHist(even, peak, cv[method]).toFixed(2));

    console.log(`an even histogram and a peak, ${method}: ${result}`);
    assert.equal(result, seen);
  }
});
JS
node probe.cjs
