#!/bin/sh
# Guess: `delay: 200` gives each frame of a GIF or WebP 200 milliseconds, and changes nothing else.
# Seen: a number counts for all frames if the input was animated already. If the frames are joined from pictures, or
#   come as raw pixels, it counts for the first frame only: the others have 0 in a GIF, which browsers show for 100
#   milliseconds, and 100 in a WebP. Whether the clip repeats depends on it too: joined pictures play once without a
#   `delay`, and for ever with one.
# Who meets it: programs that make a GIF or a sticker from single pictures with a new face: it plays at the wrong
#   speed, or stands still after one round.
# What to do: pass an array with a number for each frame, and always a `loop`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';

const [width, height] = [8, 8];

const fill = (background) => sharp({ create: { width, height, channels: 3, background } }).png().toBuffer();

const pictures = await Promise.all(['#f00', '#0f0', '#00f'].map(fill));
const joined = () => sharp(pictures, { join: { animated: true } });
const stacked = await joined().removeAlpha().raw().toBuffer();
const raw = () => sharp(stacked, { raw: { width, height: height * 3, channels: 3, pageHeight: height } });
const clip = await joined().gif({ delay: [100, 100, 100], loop: 0 }).toBuffer();
const animated = () => sharp(clip, { animated: true });

const describe = async (pipeline) => {
  const { delay, loop } = await sharp(await pipeline.toBuffer()).metadata();

  return `${delay.join(', ')}; loop ${loop}`;
};

console.log('sharp', sharp.versions.sharp);

for (const [name, pipeline, seen] of [
  ['an animated GIF, delay 200', animated().gif({ delay: 200 }), '200, 200, 200; loop 0'],
  ['joined as GIF, delay 200', joined().gif({ delay: 200 }), '200, 0, 0; loop 0'],
  ['joined as WebP, delay 200', joined().webp({ delay: 200 }), '200, 100, 100; loop 0'],
  ['joined as GIF, no delay', joined().gif(), '0, 0, 0; loop 1'],
  ['raw pixels as GIF, delay 200', raw().gif({ delay: 200 }), '200, 0, 0; loop 0'],
  ['joined as GIF, three delays', joined().gif({ delay: [200, 200, 200], loop: 0 }), '200, 200, 200; loop 0'],
]) {
  const text = await describe(pipeline);

  console.log(`${name}: ${text}`);
  assert.equal(text, seen);
}
JS
node probe.mjs
