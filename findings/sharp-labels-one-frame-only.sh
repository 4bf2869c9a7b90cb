#!/bin/sh
# Guess: `composite` puts a label on each frame of an animated picture, as `resize` and `extract` treat each frame.
# Seen: all frames are one tall picture for it. "southeast" labels the last frame, "northwest" the first and "centre"
#   the middle one; the others stay without. There is no warning, and a still picture gets its label everywhere.
# Who meets it: programs that must mark what an AI has changed, as the law asks in the EU and in Korea: a GIF of 60
#   frames shows the mark for a twentieth of a second.
# What to do: label page by page, and join the pages with `join: { animated: true }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const sharp = require('sharp');

const fill = (background, width, height) =>
  sharp({ create: { width, height, channels: 3, background } }).png().toBuffer();

const join = (frames) => sharp(frames, { join: { animated: true } }).gif({ delay: [100, 100, 100] }).toBuffer();

// How many green pixels each frame has. The label has 6 × 6.
const countGreen = async (picture) => {
  const { pages } = await sharp(picture, { animated: true }).metadata();

  return Promise.all(Array.from({ length: pages }, async (_, page) => {
    const pixels = await sharp(picture, { page }).removeAlpha().raw().toBuffer();
    const green = (pixel) => pixels[pixel * 3] < 64 && pixels[pixel * 3 + 1] > 192 && pixels[pixel * 3 + 2] < 64;

    return Array.from({ length: pixels.length / 3 }, (__, pixel) => green(pixel)).filter(Boolean).length;
  }));
};

(async () => {
  console.log('sharp', sharp.versions.sharp);

  const input = await fill('#0f0', 6, 6);
  const frames = await Promise.all(['#808080', '#f00', '#00f'].map((colour) => fill(colour, 20, 20)));
  const clip = await join(frames);
  const seen = { southeast: [0, 0, 36], centre: [0, 36, 0], northwest: [36, 0, 0] };

  assert.deepEqual(await countGreen(clip), [0, 0, 0]);

  for (const [gravity, expected] of Object.entries(seen)) {
    const labelled = await sharp(clip, { animated: true }).composite([{ input, gravity }]).gif().toBuffer();
    const counts = await countGreen(labelled);

    console.log(`${gravity}: pixels of the label in the three frames: ${counts.join(', ')}`);
    assert.deepEqual(counts, expected);
  }

  const labelledFrames = frames.map((frame) => sharp(frame).composite([{ input, gravity: 'southeast' }]).toBuffer());
  const counts = await countGreen(await join(await Promise.all(labelledFrames)));

  console.log(`page by page: ${counts.join(', ')}`);
  assert.deepEqual(counts, [36, 36, 36]);
})();
JS
node probe.cjs
