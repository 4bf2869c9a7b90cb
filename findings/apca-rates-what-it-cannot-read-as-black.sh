#!/bin/sh
# Guess: a function for the contrast of a text has no number for a colour that it can't read.
# Seen: apca-w3 rates such a colour as black. A half-transparent grey on white has a contrast of 32, which is too weak for
#   any text. Written as a minifier writes it, `rgba(136,136,136,.5)`, it has 106, the contrast of black on white: the
#   text passes with the best number there is. `hsl(180deg, 50%, 50%)` and `rgb(136 136 136/50%)` have 106 too. A line
#   on the console says "unable to parse string", without the string; the number is all that a program gets.
# Who meets it: checks of contrast in tests or in editors, with colours from a style sheet.
# What to do: read the colour with another library first, and hand over its numbers.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent apca-w3@0.1.9 culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { calcAPCA } from 'apca-w3';
import { formatHex8 } from 'culori';

const rate = (colour) => Math.round(calcAPCA(colour, '#fff'));

for (const [colour, seen, right] of [
  ['#000', 106, 106],
  ['#88888880', 32, 32],
  ['rgba(136, 136, 136, 0.5)', 32, 32],
  ['rgba(136,136,136,.5)', 106, 32],
  ['rgb(136 136 136 / 50%)', 32, 32],
  ['rgb(136 136 136/50%)', 106, 32],
  ['hsl(180, 50%, 50%)', 44, 44],
  ['hsl(180deg, 50%, 50%)', 106, 44],
]) {
  const asHex = formatHex8(colour);

  console.log(colour.padEnd(26), rate(colour), '| as', asHex, rate(asHex));
  assert.equal(rate(colour), seen);
  assert.equal(rate(asHex), right);
}
JS
node probe.mjs
