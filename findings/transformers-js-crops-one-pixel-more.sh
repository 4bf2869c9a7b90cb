#!/bin/sh
# Guess: `RawImage.crop([0, 0, 320, 240])` of Transformers.js is a picture of 320 x 240, as `crop` of Pillow for the same
#   four numbers, and as the boxes of detectors are meant: the end is not part of it.
# Seen: it is one of 321 x 241. The last column and row belong to it. At the right and at the lower edge it is not so, as
#   there is nothing left to add: the four quarters of a picture of 640 x 480 have four sizes. A box without
#   any width has one pixel. Nothing in the documentation tells.
# Who meets it: those who cut faces out by boxes of a detector, or films into tiles: faces get a line of what is
#   beside them, tiles no longer form a batch, and a box drawn at the same place does not fit.
# What to do: subtract 1 from both ends.
set -eu

if ! dpkg-query -W python3-pil > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-pil' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-pil > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-pil

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @huggingface/transformers@4.3.2

cat > pillow.py <<'PY'
import json
import sys

from PIL import Image

for box in json.load(sys.stdin):
    print("{}x{}".format(*Image.new('RGB', (640, 480)).crop(box).size))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { RawImage } from '@huggingface/transformers';

const photo = new RawImage(new Uint8ClampedArray(640 * 480 * 3), 640, 480, 3);

/** Left, top, right, bottom; size by Pillow; size by Transformers.js. */
const boxes = [
  [[0, 0, 320, 240], '320x240', '321x241'],
  [[320, 0, 640, 240], '320x240', '320x241'],
  [[0, 240, 320, 480], '320x240', '321x240'],
  [[320, 240, 640, 480], '320x240', '320x240'],
  [[100, 100, 212, 212], '112x112', '113x113'],
  [[100, 100, 101, 101], '1x1', '2x2'],
];

const asked = JSON.stringify(boxes.map(([box]) => box));
const byPillow = execFileSync('/usr/bin/python3', ['pillow.py'], { input: asked, encoding: 'utf8' }).trim().split('\n');

for (const [index, [box, expected, seen]] of boxes.entries()) {
  const { width, height } = await photo.crop(box);

  console.log(`${box.join(', ')}: ${width}x${height}, by Pillow: ${byPillow[index]}`);
  assert.equal(byPillow[index], expected);
  assert.equal(`${width}x${height}`, seen);
}
JS
node probe.mjs
