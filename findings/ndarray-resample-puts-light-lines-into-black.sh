#!/bin/sh
# Guess: ndarray-resample enlarges a picture of bytes as other programs do with a sinc: numbers that swing beyond 0 and 255 are clipped, and
#   an edge of the picture does not change the opposite one.
# Seen: they are written as they are, so that -39 is 217 in bytes: a black half has grey lines of 217 far from the white half, and the white one has
#   nearly black lines of 38. At both ends, the picture goes on with its other side: its last pixel of 255 is 127.
#   sharp, by Lanczos, has 0 and 255 in the same places.
# Who meets it: who enlarges faces or masks that are arrays of bytes, as get-pixels returns them.
# What to do: resample into a `Float32Array`, with a margin around the picture, and clip before it is copied to bytes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ndarray-resample@1.0.1 ndarray@1.1.1 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const ndarray = require('ndarray');
const resample = require('ndarray-resample');
const sharp = require('sharp');

console.log('ndarray-resample', require('ndarray-resample/package.json').version);
console.log('sharp', sharp.versions.sharp);

const LINE = [0, 0, 0, 0, 255, 255, 255, 255];

/** Enlarges a line to twice its width, as numbers of this type. */
const enlarge = (Type) => {
  const target = ndarray(new Type(LINE.length * 2), [LINE.length * 2]);
  resample(target, ndarray(Type.from(LINE), [LINE.length]));

  return Array.from(target.data, Math.round);
};

const enlargeBySharp = async () => {
  const raw = { width: LINE.length, height: 1, channels: 1 };
  const size = { width: LINE.length * 2, height: 1, fit: 'fill', kernel: 'lanczos3' };

  return [...(await sharp(Buffer.from(LINE), { raw }).resize(size).toColourspace('b-w').raw().toBuffer())];
};

const main = async () => {
  const floats = enlarge(Float64Array);
  const bytes = enlarge(Uint8Array);
  const right = await enlargeBySharp();

  console.log(`enlarged twice: ${LINE.join(' ')}`);
  console.log(`as numbers: ${floats.join(' ')}`);
  console.log(`as bytes: ${bytes.join(' ')}`);
  console.log(`by sharp: ${right.join(' ')}`);

  assert.deepEqual([floats[1], bytes[1], right[1]], [-39, 217, 0]);
  assert.deepEqual([floats[9], bytes[9]], [294, 38]);
  assert.ok(right[9] > 245);
  assert.deepEqual([bytes.at(-1), right.at(-1)], [127, 255]);
};

main();
JS
node probe.cjs
