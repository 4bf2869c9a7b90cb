#!/bin/sh
# Guess: `decodeFrames` of modern-gif returns what a browser shows, also for "restore to previous" (disposal method 3).
# Seen: after such a frame, it restores nothing: the picture below is gone, and what the next frame doesn't paint is
#   transparent. sharp returns the picture. Frames with the other methods are right. On the way out, `encode` cuts
#   durations down: 19 ms become 10 ms, and so do the 16.7 ms of a video with 60 frames per second, which browsers
#   then show for 100 ms.
# Who meets it: programs that swap faces in a visitor's GIF: something that moves over a still picture can be stored this
#   way, and the rest of the result has no background.
# What to do: decode with sharp, or draw the frames yourself from `decode`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent modern-gif@2.1.0 gifenc@1.0.3 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import gifenc from 'gifenc';
import { decode, decodeFrames, encode } from 'modern-gif';
import sharp from 'sharp';

// Three pixels: a blue picture, a red sticker on the first pixel, then a green one on the last pixel.
const palette = [[0, 0, 255], [255, 0, 0], [0, 255, 0], [0, 0, 0]];
const sticker = { transparent: true, transparentIndex: 3 };
const gif = gifenc.GIFEncoder();
gif.writeFrame(new Uint8Array([0, 0, 0]), 3, 1, { palette, delay: 100, dispose: 1 });
gif.writeFrame(new Uint8Array([1, 3, 3]), 3, 1, { ...sticker, palette, delay: 100, dispose: 3 });
gif.writeFrame(new Uint8Array([3, 3, 2]), 3, 1, { ...sticker, palette, delay: 100, dispose: 1 });
gif.finish();

const name = ([red, green, blue, alpha]) => (alpha === 0 ? '-' : red ? 'R' : green ? 'G' : blue ? 'B' : 'K');
const describe = (rgba) =>
  Array.from({ length: rgba.length / 4 }, (_, pixel) => name(rgba.subarray(pixel * 4, pixel * 4 + 4))).join('');

const bytes = gif.bytes().slice();
const ofModernGif = decodeFrames(bytes.buffer).map(({ data }) => describe(data)).join(' ');
const rows = describe(await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer());
const ofSharp = rows.match(/.{3}/g).join(' ');

console.log('modern-gif', JSON.parse(readFileSync('node_modules/modern-gif/package.json', 'utf8')).version);
console.log(`modern-gif: ${ofModernGif}`);
console.log(`sharp:      ${ofSharp}`);
assert.equal(ofModernGif, 'BBB RBB --G');
assert.equal(ofSharp, 'BBB RBB BBG');

for (const [delay, written] of [[16.7, 10], [19, 10], [33.3, 30], [40, 40]]) {
  const frames = Array.from({ length: 2 }, () => ({ data: new Uint8ClampedArray(16).fill(255), delay }));
  const [first] = decode(await encode({ width: 2, height: 2, frames })).frames;

  console.log(`${delay} ms -> ${first.delay} ms`);
  assert.equal(first.delay, written);
}
JS
node probe.mjs
