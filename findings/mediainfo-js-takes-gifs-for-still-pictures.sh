#!/bin/sh
# Guess: MediaInfo tells the length and the frames of every animation, of a GIF above all.
# Seen: the same ten frames are a video of one second as APNG and as WebP, and a still picture as GIF: a track of the
#   type "Image" with width and height, without duration, frame count or frame rate. There is no error.
# Who meets it: programs that let a visitor swap faces in a GIF and use one library (mediainfo.js) for all uploads: the
#   GIF is handled as a photo, and only its first frame is changed.
# What to do: count the frames of a GIF with sharp (`metadata().pages`, `delay`).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mediainfo.js@0.3.8 sharp@0.35.5 upng-js@2.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import mediaInfoFactory from 'mediainfo.js';
import sharp from 'sharp';
import upng from 'upng-js';

const size = 48;
const delay = Array(10).fill(100);

// Ten frames with a bar that moves to the right.
const frames = delay.map((_, frame) =>
  Uint8Array.from({ length: size * size * 4 }, (__, index) =>
    index % 4 === 3 || (index >> 2) % size < frame * 4 ? 255 : 40,
  ),
);

const animation = sharp(Buffer.concat(frames), {
  raw: { width: size, height: size * frames.length, channels: 4, pageHeight: size },
});

const files = {
  GIF: await animation.clone().gif({ delay }).toBuffer(),
  WebP: await animation.clone().webp({ delay, lossless: true }).toBuffer(),
  APNG: Buffer.from(upng.encode(frames.map(({ buffer }) => buffer), size, size, 0, delay)),
};

const mediaInfo = await mediaInfoFactory({ format: 'object' });
const seen = {};

console.log('mediainfo.js 0.3.8');

for (const [name, file] of Object.entries(files)) {
  const { media } = await mediaInfo.analyzeData(file.length, (length, offset) => file.subarray(offset, offset + length));
  const { '@type': type, Duration, FrameCount } = media.track.at(-1);

  seen[name] = [type, Duration, FrameCount];
  console.log(`${name}: ${type}, ${Duration} s, ${FrameCount} frames`);
}

console.log(`sharp: ${(await sharp(files.GIF).metadata()).pages} frames in the GIF`);

assert.equal((await sharp(files.GIF).metadata()).pages, 10);
assert.deepEqual(seen, { GIF: ['Image', undefined, undefined], WebP: ['Video', 1, 10], APNG: ['Video', 1, 10] });
JS
node probe.mjs
