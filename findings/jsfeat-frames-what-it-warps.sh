#!/bin/sh
# Guess: `warp_affine` and `warp_perspective` of jsfeat by the identity return the picture as it is, as `warpAffine` of OpenCV does, and both the same.
# Seen: `warp_affine` fills the last line and the last column with the colour for outside, `warp_perspective` these and also the first line
#   and the first column, as it asks for places above 0. Of a picture of 4 x 3, two pixels are left.
# Who meets it: who straightens frames of a camera or cut-out faces: there is a black frame of one pixel around them, which a detector of edges or
#   a comparison finds first.
# What to do: add a margin to the picture before, and cut it off afterwards.
set -eu

if ! dpkg-query -W python3-opencv > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-opencv' >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  apt-get install -y -qq --no-install-recommends python3-opencv > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsfeat@0.0.8

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import jsfeat from 'jsfeat';

console.log('jsfeat', JSON.parse(readFileSync('node_modules/jsfeat/package.json')).version);

const GREY = jsfeat.U8_t | jsfeat.C1_t;
const FLOATS = jsfeat.F32_t | jsfeat.C1_t;
const OUTSIDE = 7;
const PIXELS = [11, 12, 13, 14, 21, 22, 23, 24, 31, 32, 33, 34];

/** Warps a picture of 4 x 3, and returns its lines. */
const warp = (name, matrix) => {
  const picture = new jsfeat.matrix_t(4, 3, GREY);
  const target = new jsfeat.matrix_t(4, 3, GREY);

  picture.data.set(PIXELS);
  jsfeat.imgproc[name](picture, target, matrix, OUTSIDE);

  return [0, 4, 8].map((start) => [...target.data].slice(start, start + 4).join(' ')).join(' / ');
};

const affine = new jsfeat.matrix_t(3, 2, FLOATS);
affine.data.set([1, 0, 0, 0, 1, 0]);

const perspective = new jsfeat.matrix_t(3, 3, FLOATS);
perspective.data.set([1, 0, 0, 0, 1, 0, 0, 0, 1]);

for (const [title, seen, expected] of [
  ['warp_affine', warp('warp_affine', affine), '11 12 13 7 / 21 22 23 7 / 7 7 7 7'],
  ['warp_perspective', warp('warp_perspective', perspective), '7 7 7 7 / 7 22 23 7 / 7 7 7 7'],
]) {
  console.log(`11 12 13 14 / 21 22 23 24 / 31 32 33 34 by the identity, ${title}: ${seen}`);
  assert.equal(seen, expected);
}
JS
node probe.mjs

/usr/bin/python3 - << 'PY'
import cv2
import numpy as np

print('OpenCV', cv2.__version__)

photo = np.array([[11, 12, 13, 14], [21, 22, 23, 24], [31, 32, 33, 34]], np.uint8)
warped = {
    'warpAffine': cv2.warpAffine(photo, np.eye(2, 3), (4, 3), borderValue=7),
    'warpPerspective': cv2.warpPerspective(photo, np.eye(3), (4, 3), borderValue=7),
}

for name, picture in warped.items():
    print(f'by the identity, {name}:', ' / '.join(' '.join(map(str, line)) for line in picture))
    assert (picture == photo).all()
PY
