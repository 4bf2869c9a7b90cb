#!/bin/sh
# Guess: `blur` and `resize` treat each frame of an animated picture for itself.
# Seen: `blur` works on the strip of all frames. What is at the top of the next frame shines through at the bottom of
#   this one: a grey frame before a red one is reddish at its lower edge. `resize` makes pictures smaller without a
#   fault, and mixes frames when it makes them larger: the first row of the red frame is half grey. `normalise`
#   stretches all frames by one measure: a dim frame stays as dim as it was when a bright one is in the same clip, and
#   alone it becomes bright.
# Who meets it: programs that hide faces, soften the background or enlarge a GIF or an animated WebP: a stripe flickers
#   at the upper and the lower edge whenever the scene changes.
# What to do: work page by page, and join the pages with `join: { animated: true }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const sharp = require('sharp');

const size = 20;

const fill = (background) =>
  sharp({ create: { width: size, height: size, channels: 3, background } }).png().toBuffer();

const join = (frames) => sharp(frames, { join: { animated: true } }).webp({ lossless: true }).toBuffer();

// The colour at the bottom of the first frame.
const bottom = async (pipeline) => {
  const { data, info } = await pipeline.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (size - 1) * info.width * info.channels;

  return Array.from(data.subarray(start, start + 3));
};

// The colour of the first row of the second frame.
const top = async (pipeline) => {
  const { data, info } = await pipeline.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = info.pageHeight * info.width * info.channels;

  return Array.from(data.subarray(start, start + 3));
};

// The brightest value of the first frame after `normalise`.
const brightest = async (picture) => {
  const pixels = await sharp(picture, { animated: true }).normalise().removeAlpha().raw().toBuffer();

  return Math.max(...pixels.subarray(0, size * size * 3));
};

(async () => {
  console.log('sharp', sharp.versions.sharp);

  const [grey, red] = await Promise.all(['#808080', '#f00'].map(fill));
  const clip = await join([grey, red]);
  const alone = await bottom(sharp(grey).blur(3));
  const inClip = await bottom(sharp(clip, { animated: true }).blur(3));

  console.log(`blurred alone: ${alone.join(', ')}; before a red frame: ${inClip.join(', ')}`);
  assert.ok(alone[0] === alone[1]);
  assert.ok(inClip[0] - inClip[1] > 50);
  assert.deepEqual(await bottom(sharp(clip, { animated: true })), [128, 128, 128]);

  const smaller = await top(sharp(clip, { animated: true }).resize(size / 2));
  const larger = await top(sharp(clip, { animated: true }).resize(size * 2));

  console.log(`first row of the red frame, halved: ${smaller.join(', ')}; doubled: ${larger.join(', ')}`);
  assert.deepEqual(smaller, [255, 0, 0]);
  assert.deepEqual(larger, [192, 64, 64]);

  const dim = Buffer.from(Array.from({ length: size * size * 3 }, (_, index) => 20 + (index % 20)));
  const dark = await sharp(dim, { raw: { width: size, height: size, channels: 3 } }).png().toBuffer();
  const contrast = Buffer.from(Array.from({ length: size * size * 3 }, (_, index) => (index % 2) * 255));
  const bright = await sharp(contrast, { raw: { width: size, height: size, channels: 3 } }).png().toBuffer();
  const maximum = [await brightest(dark), await brightest(await join([dark, bright]))];

  console.log(`brightest value of a dim frame, normalised alone: ${maximum[0]}; beside a bright frame: ${maximum[1]}`);
  assert.ok(maximum[0] > 200);
  assert.ok(maximum[1] < 60);
})();
JS
node probe.cjs
