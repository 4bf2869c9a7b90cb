#!/bin/sh
# Guess: `colorify` takes the colours in the order in which `getColors` lists them, and `replaceColor` replaces a colour
#   wherever it is.
# Seen: `colorify` visits each animated colour twice. With red, green and blue for a fill from skin to blue and a fill
#   of skin, the first fill runs from blue to green, and the second one keeps its skin: the third colour is written over
#   the first one. `replaceColor` replaces the skin of the second fill and not the one that the first fill begins with:
#   fixed colours are rounded to three decimals before they are compared, animated ones are not.
# Reference: the Lottie specification, by which `c` holds one value or a list of keyframes; here each of the three
#   colours is read from its place in the file.
# Who meets it: animations that take the colours of a site or of a dark theme.
# What to do: walk through the file oneself: each `c` with `a` of 0 has its colour in `k`, each other one a list in `k`
#   whose items have theirs in `s`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lottie-colorify@0.8.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { colorify, getColors, replaceColor } = require('lottie-colorify');

const SKIN = [198 / 255, 134 / 255, 96 / 255, 1];
const BLUE = [0, 0, 1, 1];
const still = k => ({ a: 0, k });

/** A dot that is filled with a fixed or animated colour. */
const dot = c => ({
  ty: 'gr',
  it: [
    { ty: 'el', p: still([0, 0]), s: still([50, 50]) },
    { ty: 'fl', c, o: still(100), r: 1 },
    { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ],
});

const transform = { o: still(100), r: still(0), p: still([50, 50, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]) };
const fromSkinToBlue = {
  a: 1,
  k: [
    { t: 0, s: SKIN, i: { x: [0.8], y: [0.8] }, o: { x: [0.2], y: [0.2] } },
    { t: 30, s: BLUE },
  ],
};
const animation = {
  v: '5.12.0', fr: 30, ip: 0, op: 30, w: 100, h: 100, assets: [],
  layers: [{ ty: 4, ind: 1, ip: 0, op: 30, st: 0, ks: transform, shapes: [dot(fromSkinToBlue), dot(still(SKIN))] }],
};

/** The colours of the first fill at its beginning and end, and that of the second one. */
function coloursOf(file) {
  const [first, second] = file.layers[0].shapes.map(({ it }) => it[1].c.k);
  const colours = [first[0].s, first[1].s, second];

  return colours.map(colour => colour.slice(0, 3).map(part => Math.round(part * 255)).join());
}

const listed = getColors(animation).map(colour => colour.slice(0, 3).join());
const coloured = coloursOf(colorify(['#ff0000', '#00ff00', '#0000ff'], animation));
const replaced = coloursOf(replaceColor('#c68660', '#00ff00', animation));

console.log('getColors   ', listed.join(' | '));
console.log('colorify    ', coloured.join(' | '), '(asked for 255,0,0 | 0,255,0 | 0,0,255)');
console.log('replaceColor', replaced.join(' | '), '(asked for 0,255,0 instead of 198,134,96)');

assert.deepEqual(listed, ['198,134,96', '0,0,255', '198,134,96']);
assert.deepEqual(coloured, ['0,0,255', '0,255,0', '198,134,96']);
assert.deepEqual(replaced, ['198,134,96', '0,0,255', '0,255,0']);
JS
node probe.cjs
