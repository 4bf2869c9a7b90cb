#!/bin/sh
# Guess: what reads JPEG files reads the frames of a camera that sends Motion JPEG.
# Seen: cameras leave the usual Huffman tables out of each frame to save 420 bytes, and the readers of Motion JPEG
#   know them. sharp and FFmpeg fill them in. jpeg-js, on which jimp and image-js are built, has none to fill in, so
#   that all three refuse each frame with a message about a property of `undefined`. The same frame with its tables is
#   read by all.
# Who meets it: programs that take frames from a camera without a browser, or cut them out of an AVI file.
# What to do: sharp, or add the tables with FFmpeg's `-bsf:v mjpeg2jpeg`.
set -eu

if ! dpkg-query -W -f '${Version}' ffmpeg > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package ffmpeg' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends ffmpeg > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jpeg-js@0.4.4 jimp@1.6.1 image-js@1.7.0 sharp@0.35.5

ffmpeg -v error -f lavfi -i testsrc=s=64x48 -frames:v 1 -huffman default -pix_fmt yuvj422p -f image2 frame.jpg

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { decode as decodeInImageJs } from 'image-js';
import { Jimp } from 'jimp';
import jpeg from 'jpeg-js';
import sharp from 'sharp';

// Leaves out the segments that hold Huffman tables, as cameras do.
const withoutTables = (file) => {
  const kept = [file.subarray(0, 2)];
  let at = 2;

  while (file[at + 1] !== 0xda) {
    const end = at + 2 + file.readUInt16BE(at + 2);

    if (file[at + 1] !== 0xc4) {
      kept.push(file.subarray(at, end));
    }

    at = end;
  }

  return Buffer.concat([...kept, file.subarray(at)]);
};

const readers = {
  sharp: async (file) => (await sharp(file).raw().toBuffer()).length,
  'jpeg-js': (file) => jpeg.decode(file).data.length,
  jimp: async (file) => (await Jimp.read(file)).bitmap.data.length,
  'image-js': (file) => decodeInImageJs(file).getRawImage().data.length,
};

const full = readFileSync('frame.jpg');
const frame = withoutTables(full);
const seen = {};

writeFileSync('camera.jpg', frame);
console.log(`jpeg-js 0.4.4, jimp 1.6.1, image-js 1.7.0, sharp 0.35.5: ${full.length} bytes, ${frame.length} without tables`);

for (const [name, read] of Object.entries(readers)) {
  assert.ok((await read(full)) > 0);
  seen[name] = await Promise.resolve()
    .then(() => read(frame))
    .then(() => 'read', ({ message }) => message);
  console.log(`${name}: ${seen[name]}`);
}

assert.equal(seen.sharp, 'read');
assert.ok(['jpeg-js', 'jimp', 'image-js'].every((name) => /undefined/.test(seen[name])));
JS
node probe.mjs

ffmpeg -v error -i camera.jpg -f null -
echo 'FFmpeg: read'
