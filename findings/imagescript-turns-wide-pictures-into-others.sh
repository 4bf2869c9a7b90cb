#!/bin/sh
# Guess: `rotate(90)` gives the same pixels in another order, to the left or to the right.
# Seen: squares are turned to the left. For 4 by 2 pixels the result is 2 wide and 4 high, and has the pixels in their
#   old order, filled in line by line: a face becomes stripes. For 3 by 2 pixels, some of them are there twice and
#   some are missing. `rotate(180)` is right for each size.
# Who meets it: bots that turn photos, which are hardly ever square.
# What to do: turn with sharp, or place the picture in a square first.
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

// Pixels with the values 0, 1, 2 and so on; places are counted from one.
const picture = (width, height) => {
  const image = new Image(width, height);

  for (let value = 0; value < width * height; value += 1) {
    image.setPixelAt((value % width) + 1, Math.floor(value / width) + 1, Image.rgbaToColor(value, 0, 0, 255));
  }

  return image;
};

const rows = (image) =>
  Array.from({ length: image.height }, (_, y) =>
    Array.from({ length: image.width }, (__, x) => image.getRGBAAt(x + 1, y + 1)[0]).join(' ')
  ).join(' / ');

console.log('imagescript', version);

for (const [width, height, angle, expected] of [
  [2, 2, 90, '1 3 / 0 2'],
  [4, 2, 180, '7 6 5 4 / 3 2 1 0'],
  [4, 2, 90, '0 1 / 2 3 / 4 5 / 6 7'],
  [3, 2, 90, '0 1 / 2 1 / 4 0'],
]) {
  const seen = rows(picture(width, height).rotate(angle));

  console.log(`${rows(picture(width, height))}, turned by ${angle}: ${seen}`);
  assert.equal(seen, expected);
}
JS
node probe.cjs
