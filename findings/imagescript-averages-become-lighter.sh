#!/bin/sh
# Guess: the average colour of pixels that are all the same is this colour, and hidden pixels do not count.
# Seen: the sum of all colours is divided by the sum of all opacities. A half-transparent grey of 100 becomes 199.
#   Half of red and half of hidden green is yellow: the hidden pixels add their colour and no weight. With opaque
#   pixels the average is right.
# Who meets it: bots that give a message the colour of a cut-out face.
# What to do: lay the picture on an opaque one first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent imagescript@1.3.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Image } = require('imagescript');

const { version } = require('imagescript/package.json');

console.log('imagescript', version);

for (const [pixels, expected] of [
  [[[100, 100, 100, 255], [100, 100, 100, 255]], '100,100,100'],
  [[[100, 100, 100, 128], [100, 100, 100, 128]], '199,199,199'],
  [[[255, 0, 0, 255], [0, 255, 0, 0]], '255,255,0'],
]) {
  const image = new Image(pixels.length, 1);

  pixels.forEach((pixel, index) => image.setPixelAt(index + 1, 1, Image.rgbaToColor(...pixel)));

  const average = Image.colorToRGBA(image.averageColor()).slice(0, 3).join();

  console.log(`${pixels.join(' and ')}: ${average}`);
  assert.equal(average, expected);
}
JS
node probe.cjs
