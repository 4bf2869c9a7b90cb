#!/bin/sh
# Guess: a face with red and blue exchanged is far from the original by SSIM, below 0.9, and further away than one that
#   moved by a pixel.
# Seen: ssim.js gives the blue face 0.99 and a green one 1.00, better than the same face a little darker (0.99) and far
#   better than the same face moved by one pixel (0.86). It turns both pictures into grey before it compares them, and
#   says nothing about it; there is no option for colours.
# Who meets it: authors of face models, who measure the quality of a mode by it and exchange the order of the colours
#   (RGB and BGR) somewhere: the number stays excellent.
# What to do: compare each of the three colours by itself and take the worst number.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ssim.js@3.5.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { ssim } = require('ssim.js');

const size = 40;
const wall = [40, 40, 60];

// A round face with an edge that is one pixel soft.
const face = (skin, centre = 18) => {
  const data = new Uint8ClampedArray(size * size * 4);

  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const distance = Math.hypot((pixel % size) - centre, Math.floor(pixel / size) - 20) - 10;
    const share = Math.min(1, Math.max(0, 0.5 - distance));
    const colour = skin.map((value, index) => Math.round(value * share + wall[index] * (1 - share)));
    data.set([...colour, 255], pixel * 4);
  }

  return { data, width: size, height: size };
};

const original = face([224, 172, 150]);

const copies = {
  'red and blue exchanged': [face([150, 172, 224]), '0.99'],
  green: [face([100, 235, 150]), '1.00'],
  darker: [face([204, 152, 130]), '0.99'],
  'moved by one pixel': [face([224, 172, 150], 19), '0.86'],
};

console.log('ssim.js', require('ssim.js/package.json').version);

for (const [name, [copy, expected]] of Object.entries(copies)) {
  const { mssim } = ssim(original, copy);

  console.log(`${name}: ${mssim.toFixed(3)}`);
  assert.equal(mssim.toFixed(2), expected);
}
JS
node probe.cjs
