#!/bin/sh
# Guess: with the usual options, looks-same finds a black line of one pixel that is 40 or 100 pixels long.
# Seen: a lying line is found, an upright one is not: it might be the caret of a text field, which is ignored unless
#   the option says otherwise. The height does not matter, nor that there is no text field. Two upright lines are
#   found.
# Who meets it: comparisons of the seam between an original picture and a swapped one, or of a slider at its middle.
# What to do: `ignoreCaret: false`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent looks-same@10.0.1 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import looksSame from 'looks-same';
import sharp from 'sharp';

// A white square of 100 pixels in which these pixels are black.
const picture = (isBlack) => {
  const pixels = Buffer.from(Array.from({ length: 100 * 100 }, (_, at) => (isBlack(at % 100, Math.floor(at / 100)) ? 0 : 255)));

  return sharp(pixels, { raw: { width: 100, height: 100, channels: 1 } }).png().toBuffer();
};

const blank = await picture(() => false);
const seen = {};

console.log('looks-same 10.0.1');

for (const [name, isBlack] of Object.entries({
  upright: (x, y) => x === 50 && y >= 30 && y < 70,
  throughout: (x) => x === 50,
  lying: (x, y) => y === 50 && x >= 30 && x < 70,
  'two upright': (x, y) => (x === 30 || x === 70) && y >= 30 && y < 70,
})) {
  const { equal } = await looksSame(blank, await picture(isBlack));
  const strict = await looksSame(blank, await picture(isBlack), { ignoreCaret: false });

  seen[name] = [equal, strict.equal];
  console.log(`${name}: equal ${equal}, with ignoreCaret: false ${strict.equal}`);
}

assert.deepEqual(seen, {
  upright: [true, false],
  throughout: [true, false],
  lying: [false, false],
  'two upright': [false, false],
});
JS
node probe.mjs
