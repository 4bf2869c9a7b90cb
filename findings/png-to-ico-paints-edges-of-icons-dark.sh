#!/bin/sh
# Guess: the smaller sizes in an icon for Windows have the colours of the picture it was made of.
# Seen: png-to-ico makes 16, 32 and 48 pixels by a mean of colours that does not mind transparency. What is behind the
#   transparent pixels, which no one sees and which is black in most pictures, is mixed into the edge: of an orange
#   ring, pixels at the edge lose up to a fourth of their red. The largest size, which is copied, is right, and
#   what sharp makes of the same picture is right to within a step of rounding.
# Who meets it: makers of desktop programs: the icon has a dark rim in the task bar and in lists of files, on a light
#   background. A picture with white behind its transparent pixels has a light one.
# What to do: make each size with a tool that minds transparency, and hand all of them over:
#   `pngToIco(['16.png', '32.png', '48.png', '256.png'])`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent png-to-ico@3.0.2 decode-ico@0.4.1 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import decodeIco from 'decode-ico';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';

const size = 256;
const orange = [230, 140, 40];

// A ring of one colour on transparent black.
const pixels = Buffer.alloc(size * size * 4);

for (let y = 0; y < size; y += 1) {
  for (let x = 0; x < size; x += 1) {
    const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
    const inside = distance < 120 && distance > 104;

    pixels.set(inside ? [...orange, 255] : [0, 0, 0, 0], (y * size + x) * 4);
  }
}

const png = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).png().toBuffer();

/** Finds the least red of all pixels that are at least half visible. */
function darkestRed(data) {
  let darkest = 255;

  for (let place = 0; place < data.length; place += 4) {
    if (data[place + 3] >= 128) darkest = Math.min(darkest, data[place]);
  }

  return darkest;
}

console.log(`png-to-ico 3.0.2, a ring with a red of ${orange[0]}: the least red of its visible pixels`);

const seen = {};

for (const { width, data } of decodeIco(await pngToIco(png))) {
  const bySharp = darkestRed(await sharp(png).resize(width).raw().toBuffer());

  seen[width] = darkestRed(data);
  console.log(`${width} pixels: ${seen[width]}, sharp 0.35.5: ${bySharp}`);
  assert.ok(bySharp >= orange[0] - 10);
}

assert.equal(seen[256], orange[0]);

for (const width of [16, 32, 48]) assert.ok(seen[width] <= 200);
JS
node probe.mjs
