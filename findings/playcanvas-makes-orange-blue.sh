#!/bin/sh
# Guess: `#c86`, the short notation of CSS for #cc8866, is that orange in an engine for 3D graphics, or an error.
# Seen: in PlayCanvas it is #000c86, a dark blue, since the three digits are read as one number. Babylon.js makes black of
#   it, as of each colour in another notation: #cc886680, cc8866 and `rgb(204, 136, 102)`. Neither says anything. three
#   and CSS read #cc8866.
# Who meets it: colours of skin and hair, or of a site, that are handed to an engine as they are in a style sheet.
# What to do: write six digits behind the "#".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @babylonjs/core@9.35.0 playcanvas@2.23.3 three@0.187.0 \
  culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { formatHex } from 'culori';
import { Color as PlayCanvasColor } from 'playcanvas';
import { Color as ThreeColor } from 'three';

const warnings = [];

for (const level of ['warn', 'error']) {
  console[level] = (...values) => warnings.push(values.join(' '));
}

const readers = {
  culori: formatHex,
  three: (text) => `#${new ThreeColor(text).getHexString()}`,
  playcanvas: (text) => new PlayCanvasColor().fromString(text).toString(),
  babylonjs: (text) => Color3.FromHexString(text).toHexString().toLowerCase(),
};

function read(text) {
  return Object.fromEntries(Object.entries(readers).map(([library, reader]) => [library, reader(text)]));
}

for (const text of ['#cc8866', '#c86']) {
  console.log(text.padEnd(7), read(text));
}

assert.deepEqual(read('#cc8866'), {
  culori: '#cc8866',
  three: '#cc8866',
  playcanvas: '#cc8866',
  babylonjs: '#cc8866',
});
assert.deepEqual(read('#c86'), {
  culori: '#cc8866',
  three: '#cc8866',
  playcanvas: '#000c86',
  babylonjs: '#000000',
});

for (const text of ['#cc886680', 'cc8866', 'rgb(204, 136, 102)']) {
  console.log(text.padEnd(18), readers.babylonjs(text));
  assert.equal(readers.babylonjs(text), '#000000');
}

assert.deepEqual(warnings, []);
JS
node probe.mjs
