#!/bin/sh
# Guess: a blur softens the edge of a cut-out face: its colour stays, and it fades into transparency.
# Seen: sharp does that. image-js blurs the colours towards black and sets the transparency to opaque, so that the empty
#   half of the picture is solid black afterwards. In jimp the transparency fades, but the transparent black is mixed
#   into the colour as well, so a dark line surrounds the face.
# Who meets it: programs that paste a face into a photo with a soft edge.
# What to do: blur with sharp, or blur the mask alone and join it with the unblurred face.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent image-js@1.7.0 jimp@1.6.1 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Image } from 'image-js';
import { Jimp } from 'jimp';
import sharp from 'sharp';

// The left half is skin, the right half is transparent.
const size = 40;
const skin = [255, 200, 180, 255];
const face = Uint8Array.from({ length: size * size * 4 }, (_, index) =>
  (index >> 2) % size < size / 2 ? skin[index % 4] : 0,
);

const raw = { width: size, height: size, channels: 4 };
const jimp = Jimp.fromBitmap({ data: Buffer.from(face), width: size, height: size });

const blurred = {
  sharp: await sharp(face, { raw }).blur(2).raw().toBuffer(),
  jimp: jimp.gaussian(2).bitmap.data,
  'image-js': new Image(size, size, { data: face, colorModel: 'RGBA' }).gaussianBlur({ sigma: 2 }).getRawImage().data,
};

const at = (data, x) => [...data.subarray((20 * size + x) * 4, (20 * size + x) * 4 + 4)];
const seen = {};

console.log('sharp 0.35.5, jimp 1.6.1, image-js 1.7.0: red, green, blue, opacity');

for (const [name, data] of Object.entries(blurred)) {
  seen[name] = { edge: at(data, 20), outside: at(data, 26) };
  console.log(`${name}: at the edge ${seen[name].edge}, six pixels outside ${seen[name].outside}`);
}

// The redness of the skin at the edge, and what is left of the emptiness.
assert.ok(seen.sharp.edge[0] > 250 && seen.sharp.edge[3] < 200);
assert.ok(seen.sharp.outside[3] < 20);
assert.ok(seen.jimp.edge[0] < 200 && seen.jimp.edge[3] < 200);
assert.ok(seen['image-js'].edge[0] < 200 && seen['image-js'].edge[3] === 255);
assert.ok(seen['image-js'].outside[0] < 20 && seen['image-js'].outside[3] === 255);
JS
node probe.mjs
