#!/bin/sh
# Guess: with `enableDuplicateImageOptimization`, dotlottie-js stores a picture that is used several times once.
#   Pictures that differ are all kept.
# Seen: pictures that look alike count as the same one. Of a face with open eyes, the same face with closed eyes and
#   the same face in blue, the file holds the first one only, and all three layers show it: a face that blinks no longer
#   blinks. The pictures are compared by a perceptual hash, which sees 32 by 32 greys.
# Reference: the three PNG files that were put in: their bytes differ, and sharp finds 312 and 14,814 other pixels.
# Who meets it: animations out of frames of a video, and sets of faces, that are packed as .lottie files.
# What to do: leave the option off, and compare the files byte by byte.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @dotlottie/dotlottie-js@1.8.0 sharp@0.33.5 fflate@0.8.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { DotLottie } from '@dotlottie/dotlottie-js';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';

const SIZE = 200;
const OPEN = '<circle cx="78" cy="85" r="7" fill="#222"/><circle cx="122" cy="85" r="7" fill="#222"/>';
const CLOSED = '<path d="M70 85h16M114 85h16" stroke="#222" stroke-width="3"/>';

const drawFace = (colour, eyes) => sharp(Buffer.from(`
  <svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" fill="#eee"/>
    <ellipse cx="100" cy="100" rx="60" ry="80" fill="${colour}"/>
    ${eyes}
    <path d="M75 130q25 20 50 0" stroke="#a33" stroke-width="6" fill="none"/>
  </svg>
`)).png().toBuffer();

const pictures = [
  await drawFace('rgb(198, 134, 96)', OPEN),
  await drawFace('rgb(198, 134, 96)', CLOSED),
  await drawFace('rgb(96, 160, 198)', OPEN),
];

/** How many pixels of a picture differ from the first picture. */
async function countOtherPixels(picture) {
  const [first, second] = await Promise.all(
    [pictures[0], picture].map(each => sharp(each).removeAlpha().raw().toBuffer()),
  );
  let count = 0;

  for (let at = 0; at < first.length; at += 3) {
    if (!first.subarray(at, at + 3).equals(second.subarray(at, at + 3))) {
      count++;
    }
  }

  return count;
}

const still = k => ({ a: 0, k });
const animation = {
  v: '5.12.0', nm: 'faces', fr: 30, ip: 0, op: 30, w: SIZE, h: SIZE, ddd: 0, markers: [],
  assets: pictures.map((picture, index) => ({
    id: `face-${index}`, w: SIZE, h: SIZE, u: '', p: `data:image/png;base64,${picture.toString('base64')}`, e: 1,
  })),
  layers: pictures.map((_, index) => ({
    ty: 2, ind: index + 1, nm: `face ${index}`, refId: `face-${index}`, sr: 1, bm: 0,
    ip: index * 10, op: index * 10 + 10, st: 0,
    ks: { o: still(100), r: still(0), p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]) },
  })),
};

/** The file names of the pictures that the three assets show, and how many pictures there are in the file. */
async function pack(options) {
  const dotLottie = new DotLottie(options);

  await dotLottie.addAnimation({ id: 'faces', data: structuredClone(animation) }).build();

  const files = unzipSync(new Uint8Array(await dotLottie.toArrayBuffer()));
  const { assets } = JSON.parse(strFromU8(files['a/faces.json']));

  return {
    shown: assets.map(({ p }) => p),
    stored: Object.keys(files).filter(name => name.startsWith('i/')).length,
  };
}

const others = await Promise.all(pictures.map(countOtherPixels));
const plain = await pack({});
const optimized = await pack({ enableDuplicateImageOptimization: true });

console.log('pixels that differ from the first picture:', others);
console.log('dotlottie-js 1.8.0:                  ', plain);
console.log('enableDuplicateImageOptimization: true', optimized);

assert.deepEqual(others, [0, 312, 14814]);
assert.equal(plain.stored, 3);
assert.equal(new Set(plain.shown).size, 3);
assert.equal(optimized.stored, 1);
assert.equal(new Set(optimized.shown).size, 1);
JS
node probe.mjs
