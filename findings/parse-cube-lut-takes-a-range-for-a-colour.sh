#!/bin/sh
# Guess: parse-cube-lut skips a line of a colour table (.cube) whose key it does not know.
# Seen: it reads `LUT_3D_INPUT_RANGE 0.0 1.0`, a line in the tables of DaVinci Resolve, as a colour: NaN, 0, 1. All
#   colours move by one place, so black has no red part that is a number, dark red is black, and a table of 2 × 2 × 2
#   has nine colours. There is no error. `LUTCubeLoader` of three.js skips the line; it wants a space behind
#   `LUT_3D_SIZE`, though, and refuses a tab, which parse-cube-lut takes.
# Who meets it: programs that give a new face the look of the film with the table of its editor: the picture is tinted,
#   and black places are empty.
# What to do: remove lines with letters that are no known key, and check that the number of colours is the cube of the
#   size.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent parse-cube-lut@1.0.1 three@0.187.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import parse from 'parse-cube-lut';
import { LUTCubeLoader } from 'three/examples/jsm/loaders/LUTCubeLoader.js';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

// The table that changes nothing: red changes fastest.
const colours = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => [index & 1, (index >> 1) & 1, index >> 2].join(' '));
const table = (...keys) => [...keys, ...colours, ''].join('\n');

const plain = table('LUT_3D_SIZE 2');
const ranged = table('LUT_3D_SIZE 2', 'LUT_3D_INPUT_RANGE 0.0 1.0');
const tabbed = table('LUT_3D_SIZE\t2');

const byParser = (text) => parse(text).data;

const byThree = (text) => {
  const { data } = new LUTCubeLoader().parse(text).texture3D.image;

  return [0, 1].map((index) => [...data.slice(index * 4, index * 4 + 3)].map((value) => value / 255));
};

console.log(`parse-cube-lut ${version('parse-cube-lut')}, three.js ${version('three')}`);
console.log('plain: ', byParser(plain).length, 'colours, first', byParser(plain).slice(0, 2));
console.log('ranged:', byParser(ranged).length, 'colours, first', byParser(ranged).slice(0, 2));
assert.deepEqual(byParser(plain).slice(0, 2), [[0, 0, 0], [1, 0, 0]]);
assert.deepEqual(byParser(ranged).slice(0, 2), [[NaN, 0, 1], [0, 0, 0]]);
assert.equal(byParser(ranged).length, 9);
assert.deepEqual(byParser(tabbed), byParser(plain));

console.log('ranged, three.js:', byThree(ranged));
assert.deepEqual(byThree(ranged), [[0, 0, 0], [1, 0, 0]]);
assert.throws(() => byThree(tabbed), /LUT_3D_SIZE/);
JS
node probe.mjs
