#!/bin/sh
# Guess: the pixels of a still picture have the same shape, width, height and channels, in PNG and in GIF; "for animated
#   GIFs", says the readme, there is one more for the frames. What get-pixels reads, save-pixels writes.
# Seen: a still GIF has a fourth dimension too. `shape[0]`, the width, is 1, and `get(x, y, 0)` is undefined or that of
#   another place. save-pixels writes a PNG of it that is 1 pixel wide and as high as the picture is wide: its first row,
#   without an error. GIF to GIF keeps the pixels, but the time of each frame is lost: 0.2 seconds become 0.
# Who meets it: thumbnails, colours of pictures and detectors on servers that take all three formats.
# What to do: `pixels.shape.length === 4 ? pixels.pick(0) : pixels`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent get-pixels@3.3.3 save-pixels@2.3.6 omggif@1.0.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { promisify } from 'node:util';
import getPixels from 'get-pixels';
import { GifReader, GifWriter } from 'omggif';
import savePixels from 'save-pixels';

const read = promisify(getPixels);

/** The bytes of a picture that save-pixels writes. */
async function save(pixels, type) {
  const stream = savePixels(pixels, type);
  const chunks = [];

  stream.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  await once(stream, 'end');

  return Buffer.concat(chunks);
}

/** A GIF of 6 x 4 pixels in skin, with a black one at the upper left. Each frame is shown for 0.2 seconds. */
function makeGif(frames) {
  const bytes = Buffer.alloc(1000);
  const writer = new GifWriter(bytes, 6, 4, { palette: [0xc68660, 0x000000] });
  const pixels = Uint8Array.from({ length: 24 }, (_, index) => (index === 0 ? 1 : 0));

  for (let frame = 0; frame < frames; frame++) writer.addFrame(0, 0, 6, 4, pixels, { delay: 20 });

  return bytes.subarray(0, writer.end());
}

const still = await read(makeGif(1), 'image/gif');
const png = await save(still, 'png');
const again = await read(png, 'image/png');
const right = await read(await save(still.pick(0), 'png'), 'image/png');

console.log('the GIF has 6 x 4 pixels; shape', still.shape, ' get(3, 2, 0)', still.get(3, 2, 0));
console.log('saved as PNG:', png.readUInt32BE(16), 'x', png.readUInt32BE(20), ' read again:', again.shape);
console.log('its first frame as PNG:', right.shape, ' get(3, 2, 0)', right.get(3, 2, 0));

assert.deepEqual(still.shape, [1, 6, 4, 4]);
assert.equal(still.get(3, 2, 0), undefined);
assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1, 6]);
assert.deepEqual(again.shape, [1, 6, 4]);
assert.deepEqual(right.shape, [6, 4, 4]);
assert.equal(right.get(3, 2, 0), 198);

const moving = new GifReader(makeGif(2));
const copy = new GifReader(await save(await read(makeGif(2), 'image/gif'), 'gif'));
const times = [moving, copy].map((gif) => [0, 1].map((frame) => gif.frameInfo(frame).delay));

console.log('hundredths of a second of the frames of a GIF:', times[0], ' of its copy:', times[1]);
assert.deepEqual(times, [
  [20, 20],
  [0, 0],
]);
JS
node probe.mjs
