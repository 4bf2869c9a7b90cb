#!/bin/sh
# Guess: `css('oklab')` and `css('oklch')` of chroma-js give the same colour, as `css('lab')`, `css('lch')` and
#   `css('hsl')` do.
# Seen: all numbers have two decimals at most. In Lab, where they reach 100 and more, that is plenty. In OKLab the axes
#   reach 0.4 and in OKLCH the chroma does, so that there are some 40 steps from grey to the purest colour: of a hundred
#   colours, 81 and 60 are off by more than one level of 255, some by 40. The tone of skin #c68660 is #c48763 in OKLCH.
# Who meets it: those who write a palette or a gradient for CSS in these spaces, which are there to make gradients
#   smooth.
# What to do: take the numbers of `oklch()` and write them with four decimals, or write hexadecimal digits.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent chroma-js@3.2.0 culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import chroma from 'chroma-js';
import { converter, formatHex } from 'culori';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const steps = Array.from({ length: 18 }, (_, index) => index * 15);
const toRgb = converter('rgb');

// As a browser reads it: with culori.
const read = (css) => {
  const { r, g, b } = toRgb(css);

  return [r, g, b].map((value) => Math.min(Math.max(Math.round(value * 255), 0), 255));
};

console.log(`chroma-js ${version('chroma-js')}, read by culori ${version('culori')}`);

for (const [space, right, limit] of [
  ['hsl', true],
  ['lab', true],
  ['lch', true],
  ['oklab', false, 40],
  ['oklch', false, 30],
]) {
  let changed = 0;
  let most = 0;

  for (const r of steps) {
    for (const g of steps) {
      for (const b of steps) {
        const seen = read(chroma(r, g, b).css(space));
        const difference = Math.max(...[r, g, b].map((value, index) => Math.abs(value - seen[index])));

        changed += difference > 1 ? 1 : 0;
        most = Math.max(most, difference);
      }
    }
  }

  const share = Math.round((changed / steps.length ** 3) * 100);
  const skin = chroma('#c68660').css(space);
  console.log(`${space}: ${share} % are off by more than 1, at most by ${most}; #c68660 is ${skin}, ${formatHex(skin)}`);

  if (right) {
    assert.equal(changed, 0);
  } else {
    assert.ok(share > 50);
    assert.ok(most >= limit);
  }
}
JS
node probe.mjs
