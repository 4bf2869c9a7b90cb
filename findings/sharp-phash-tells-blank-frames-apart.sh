#!/bin/sh
# Guess: two blank frames of nearly the same grey have nearly the same perceptual hash, as a picture and its darker copy
#   have.
# Seen: sharp-phash makes its hash of signs, and of a frame without structure these are the signs of rounding errors.
#   Frames of 16 and 17, or of 254 and 255, differ in about half of the 64 bits, and a picture and a copy that is darker
#   by a fifth in one or none. blockhash-core knows two blank frames only: all greys up to 128 are 0, all above are
#   ones.
# Who meets it: those who find repeated frames, or the black beginning of a film, by a distance of 5 bits: no blank
#   frame is the same as another one.
# What to do: take frames with a small deviation (`stats()` of sharp) for blank, before hashing.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5 sharp-phash@2.2.0 blockhash-core@0.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { bmvbhash } = require('blockhash-core');
const sharp = require('sharp');
const phash = require('sharp-phash');
const distance = require('sharp-phash/distance');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const blank = (grey) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: `rgb(${grey}, ${grey}, ${grey})` } });

const hashOf = async (grey) => phash(await blank(grey).png().toBuffer());

const blockHash = async (picture) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });

  return bmvbhash({ data, ...info }, 4);
};

(async () => {
  console.log(`sharp-phash ${version('sharp-phash')}, blockhash-core ${version('blockhash-core')}`);

  for (const [one, other] of [
    [0, 1],
    [16, 17],
    [127, 128],
    [254, 255],
  ]) {
    const bits = distance(await hashOf(one), await hashOf(other));

    console.log(`blank frames of ${one} and ${other}: ${bits} of 64 bits differ`);
    assert.ok(bits >= 20);
  }

  const circle = '<svg width="64" height="64"><circle cx="25" cy="30" r="20"/></svg>';
  const picture = await sharp(Buffer.from(circle)).flatten({ background: '#ddd' }).png().toBuffer();
  const darker = await sharp(picture).modulate({ brightness: 0.8 }).png().toBuffer();
  const bits = distance(await phash(picture), await phash(darker));

  console.log(`a picture and its darker copy: ${bits} bits differ`);
  assert.ok(bits <= 2);

  for (const [grey, seen] of [
    [0, '0000'],
    [128, '0000'],
    [129, 'ffff'],
    [255, 'ffff'],
  ]) {
    const hash = await blockHash(blank(grey));

    console.log(`blockhash-core, blank frame of ${grey}: ${hash}`);
    assert.equal(hash, seen);
  }
})();
JS
node probe.cjs
