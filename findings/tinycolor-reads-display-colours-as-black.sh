#!/bin/sh
# Guess: a library that does not know a notation calls the colour invalid, as both do for `lab(…)`.
# Seen: what looks like three numbers within brackets is taken for `rgb()`. `color(srgb 0.78 0.53 0.38)`, which
#   browsers return for mixed colours, is 1, 1, 0. tinycolor2 also reads `rgb(198 134 96 / 50%)` as opaque, and calls
#   it valid. The successor knows the opacity.
# Who meets it: tools that read the colour of an element with `getComputedStyle` to choose black or white letters.
# What to do: culori.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent tinycolor2@1.6.0 @ctrl/tinycolor@4.3.0 culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { TinyColor } from '@ctrl/tinycolor';
import { converter, formatRgb } from 'culori';
import tinycolor from 'tinycolor2';

console.log('tinycolor2 1.6.0, @ctrl/tinycolor 4.3.0, culori 4.0.2');

const old = (text) => (tinycolor(text).isValid() ? tinycolor(text).toRgbString() : 'invalid');
const successor = (text) => (new TinyColor(text).isValid ? new TinyColor(text).toRgbString() : 'invalid');

for (const [text, inOld, inSuccessor, inCulori] of [
  ['lab(60% 20 30)', 'invalid', 'invalid', 'rgb(189, 131, 93)'],
  ['rgb(198 134 96)', 'rgb(198, 134, 96)', 'rgb(198, 134, 96)', 'rgb(198, 134, 96)'],
  ['color(srgb 0.78 0.53 0.38)', 'rgb(1, 1, 0)', 'rgb(1, 1, 0)', 'rgb(199, 135, 97)'],
  ['rgb(198 134 96 / 50%)', 'rgb(198, 134, 96)', 'rgba(198, 134, 96, 0.5)', 'rgba(198, 134, 96, 0.5)'],
]) {
  const seen = [old(text), successor(text), formatRgb(converter('rgb')(text))];

  console.log(`${text}: ${seen.join(' | ')}`);
  assert.deepEqual(seen, [inOld, inSuccessor, inCulori]);
}
JS
node probe.mjs
