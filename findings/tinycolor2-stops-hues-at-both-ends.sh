#!/bin/sh
# Guess: hues are a circle: -30 is 330, and 390 is 30.
# Seen: tinycolor2 takes what is below 0 for 0 and what is above 360 for 360, and both are red. `spin(-60)` of the
#   same library goes round the circle. `hsl(330, 50%, 50%)` is right. The successor goes round in both cases.
# Who meets it: those who compute hues of their own, such as a skin tone less 30 degrees.
# What to do: `((hue % 360) + 360) % 360`, or the successor.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent tinycolor2@1.6.0 @ctrl/tinycolor@4.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { TinyColor } from '@ctrl/tinycolor';
import tinycolor from 'tinycolor2';

console.log('tinycolor2 1.6.0, @ctrl/tinycolor 4.3.0');

for (const [text, inOld, inSuccessor] of [
  ['hsl(330, 50%, 50%)', '#bf4080', '#bf4080'],
  ['hsl(-30, 50%, 50%)', '#bf4040', '#bf4080'],
  ['hsl(30, 50%, 50%)', '#bf8040', '#bf8040'],
  ['hsl(390, 50%, 50%)', '#bf4040', '#bf8040'],
]) {
  const seen = [tinycolor(text).toHexString(), new TinyColor(text).toHexString()];

  console.log(`${text}: tinycolor2 ${seen[0]}, @ctrl/tinycolor ${seen[1]}`);
  assert.deepEqual(seen, [inOld, inSuccessor]);
}

assert.equal(tinycolor('hsl(30, 50%, 50%)').spin(-60).toHexString(), '#bf4080');
JS
node probe.mjs
