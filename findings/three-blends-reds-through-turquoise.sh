#!/bin/sh
# Guess: `lerpHSL` of three.js takes the short way round the circle of hues, as other libraries do.
# Seen: it counts hues as numbers from 0 to 1 and never crosses 0, where red is. Half the way from a cool pink (hue 350)
#   to a warm skin (hue 20) is turquoise (182), and a quarter is violet. culori and chroma.js give a red of hue 5.
#   Between hues that do not enclose red all three agree but for some degrees.
# Who meets it: those who let lips or cheeks blush, or fade the light on a face: it turns blue and green on the way.
# What to do: `lerp`, or add 1 to the smaller hue before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 culori@4.0.2 chroma-js@3.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import chroma from 'chroma-js';
import { formatHex, interpolate, parse, converter } from 'culori';
import { Color } from 'three';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const hueOf = (hex) => Math.round(converter('hsl')(parse(hex)).h);

console.log(`three ${version('three')}, culori ${version('culori')}, chroma-js ${version('chroma-js')}`);

for (const [from, to, seen, right] of [
  ['hsl(350, 60%, 60%)', 'hsl(20, 60%, 60%)', [350, 276, 182, 91, 20], [350, 358, 5, 13, 20]],
  ['hsl(20, 60%, 60%)', 'hsl(60, 60%, 60%)', [20, 32, 43, 52, 60], [20, 30, 40, 50, 60]],
]) {
  const start = new Color(from);
  const end = new Color(to);
  const [first, last] = [start, end].map((colour) => `#${colour.getHexString()}`);
  const steps = [0, 0.25, 0.5, 0.75, 1];

  const inThree = steps.map((step) => hueOf(`#${start.clone().lerpHSL(end, step).getHexString()}`));
  const inCulori = steps.map((step) => hueOf(formatHex(interpolate([first, last], 'hsl')(step))));
  const inChroma = steps.map((step) => hueOf(chroma.mix(first, last, step, 'hsl').hex()));

  const near = (hues, others) => hues.every((hue, index) => Math.abs(hue - others[index]) <= 1);

  console.log(`${from} to ${to}`);
  console.log(`three ${inThree.join(', ')}; culori ${inCulori.join(', ')}; chroma-js ${inChroma.join(', ')}`);
  assert.ok(near(inThree, seen));
  assert.ok(near(inCulori, right));
  assert.ok(near(inChroma, right));
}
JS
node probe.mjs
