#!/bin/sh
# Guess: `RawImage.resize()` of Transformers.js resizes a picture as Pillow does, for which the models are made: white
#   stays white, and fine stripes become grey. The source says that it matches Pillow.
# Seen: in Node, it fades into black at the right and at the lower edge when it enlarges: a white face of 100 pixels that
#   is made 640 wide has 160, 120, 80 and 40 at its end. When it makes a picture smaller, it takes single pixels:
#   of 3000 pixels it drops 2776, and stripes of 0 and 255 are black at half the size. Bicubic and nearest do the same;
#   Lanczos (1) does neither.
# Who meets it: servers and desktop apps that prepare photos for a model with it or with its image processors: hair
#   and skin become noise, small faces get a dark frame on two sides, and the result differs from that in a browser.
# What to do: resize with sharp, or with `resample: 1`.
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

row, width, resample = json.load(sys.stdin)
picture = Image.new('L', (len(row), 1))
picture.putdata(row)
print(json.dumps(list(picture.resize((width, 1), resample).getdata())))
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { RawImage } from '@huggingface/transformers';

/** Numbers of Pillow, which Transformers.js takes as well. */
const filters = { nearest: 0, lanczos: 1, bilinear: 2, bicubic: 3 };

const byTransformers = async (row, width, filter) => {
  const picture = new RawImage(Uint8ClampedArray.from(row), row.length, 1, 1);
  const { data } = await picture.resize(width, 1, { resample: filters[filter] });

  return [...data];
};

const byPillow = (row, width, filter) =>
  JSON.parse(
    execFileSync('/usr/bin/python3', ['pillow.py'], { input: JSON.stringify([row, width, filters[filter]]) }),
  );

const white = Array.from({ length: 100 }, () => 255);

for (const filter of ['bilinear', 'bicubic']) {
  const seen = (await byTransformers(white, 640, filter)).slice(-4);
  const expected = byPillow(white, 640, filter).slice(-4);

  console.log(`100 white pixels as 640, ${filter}, the last four:`, seen, 'by Pillow:', expected);
  assert.deepEqual(expected, [255, 255, 255, 255]);
  assert.ok(seen.every((value, index) => value < 170 - index * 40), String(seen));
}

const square = new RawImage(new Uint8ClampedArray(4 * 4 * 3).fill(255), 4, 4, 3);
const twice = await square.resize(8, 8);
const corner = (x, y) => twice.data[(y * 8 + x) * 3];

console.log('a white square, twice as large:', corner(0, 0), corner(7, 0), corner(0, 7), corner(7, 7));
assert.deepEqual([corner(0, 0), corner(7, 0), corner(0, 7), corner(7, 7)], [255, 128, 128, 64]);

const stripes = Array.from({ length: 16 }, (_, index) => (index % 2 ? 255 : 0));

for (const filter of ['bilinear', 'bicubic']) {
  const seen = await byTransformers(stripes, 8, filter);
  const expected = byPillow(stripes, 8, filter);

  console.log(`stripes of 0 and 255 at half the size, ${filter}:`, seen.join(' '), 'by Pillow:', expected.join(' '));
  assert.ok(seen.every((value) => value === 0));
  assert.ok(expected.every((value) => Math.abs(value - 127.5) < 20));
}

const detailed = Array.from({ length: 3000 }, (_, index) => (index * 37) % 256);
const kept = await byTransformers(detailed, 224, 'bilinear');
const smooth = byPillow(detailed, 224, 'bilinear');
const spread = (row) => Math.max(...row) - Math.min(...row);

console.log('3000 pixels between 0 and 255 as 224: a span of', spread(kept), 'and by Pillow of', spread(smooth));
assert.ok(spread(kept) > 240 && spread(smooth) < 60);

const lanczos = await byTransformers(white, 640, 'lanczos');

assert.ok(lanczos.every((value) => value === 255));
JS
node probe.mjs
