#!/bin/sh
# Guess: `flip` turns each frame of an animated picture upside down, as `flop` mirrors each frame.
# Seen: it turns the strip of all frames over, so that the frames also come in reverse order: the clip plays backwards.
#   The durations keep their order, so each frame is shown as long as another one was. `flop` is right, and `rotate`
#   refuses animated pictures.
# Who meets it: editors for GIF and WebP, and programs that set a camera picture upright that hangs upside down.
# What to do: turn page by page, and join the pages with `join: { animated: true }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const sharp = require('sharp');

const fill = (background) => sharp({ create: { width: 8, height: 8, channels: 3, background } }).png().toBuffer();

// Name of the colour and duration of each frame.
const describe = async (picture) => {
  const { pages, delay } = await sharp(picture, { animated: true }).metadata();

  return Promise.all(Array.from({ length: pages }, async (_, page) => {
    const [red, green, blue] = await sharp(picture, { page }).removeAlpha().raw().toBuffer();
    const name = { [red]: 'red', [green]: 'green', [blue]: 'blue' }[Math.max(red, green, blue)];

    return `${name} ${delay[page]} ms`;
  }));
};

(async () => {
  console.log('sharp', sharp.versions.sharp);

  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(fill));
  const clip = await sharp(frames, { join: { animated: true } }).gif({ delay: [100, 200, 300] }).toBuffer();

  const seen = {
    clip: await describe(clip),
    flop: await describe(await sharp(clip, { animated: true }).flop().gif().toBuffer()),
    flip: await describe(await sharp(clip, { animated: true }).flip().gif().toBuffer()),
  };

  Object.entries(seen).forEach(([name, order]) => console.log(`${name}: ${order.join(', ')}`));
  assert.deepEqual(seen.clip, ['red 100 ms', 'green 200 ms', 'blue 300 ms']);
  assert.deepEqual(seen.flop, seen.clip);
  assert.deepEqual(seen.flip, ['blue 100 ms', 'green 200 ms', 'red 300 ms']);
})();
JS
node probe.cjs
