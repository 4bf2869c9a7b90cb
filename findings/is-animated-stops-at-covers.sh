#!/bin/sh
# Guess: is-animated says yes to every animated PNG, as browsers play it.
# Seen: if the file has a picture of its own for programs without animation, as the format allows, the answer is no. It
#   expects that the first frame is this picture, and gives up at the first chunk that speaks against it. is-apng says
#   yes. Without such a picture both say yes.
# Who meets it: programs that take a visitor's sticker and decide by the answer whether to work on a picture or on a
#   clip: makers of stickers put a still cover or a note into this place, and only that would get the new face.
# What to do: look for the chunk `acTL` in front of `IDAT`, as is-apng does.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent is-animated@3.0.0 is-apng@1.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import isAnimated from 'is-animated';
import isApng from 'is-apng';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const numbers = (...values) => Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));

const chunk = (name, ...parts) => {
  const data = Buffer.concat([Buffer.from(name), ...parts]);

  return Buffer.concat([numbers(data.length - 4), data, numbers(crc32(data))]);
};

// One grey pixel.
const pixel = (grey) => deflateSync(Buffer.from([0, grey]));

// A frame of one pixel that is shown for a tenth of a second.
const control = (sequence) => chunk('fcTL', numbers(sequence, 1, 1, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0]));

const animate = (...frames) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', numbers(1, 1), Buffer.from([8, 0, 0, 0, 0])),
    chunk('acTL', numbers(2, 0)),
    ...frames,
    chunk('IEND'),
  ]);

const first = animate(control(0), chunk('IDAT', pixel(0)), control(1), chunk('fdAT', numbers(2), pixel(255)));

const apart = animate(
  chunk('IDAT', pixel(128)),
  control(0),
  chunk('fdAT', numbers(1), pixel(0)),
  control(2),
  chunk('fdAT', numbers(3), pixel(255))
);

console.log(`is-animated ${version('is-animated')}, is-apng ${version('is-apng')}`);
console.log('the picture is the first frame:', isAnimated(first), isApng(first));
console.log('the picture is no frame:       ', isAnimated(apart), isApng(apart));
assert.deepEqual([isAnimated(first), isApng(first)], [true, true]);
assert.deepEqual([isAnimated(apart), isApng(apart)], [false, true]);
JS
node probe.mjs
