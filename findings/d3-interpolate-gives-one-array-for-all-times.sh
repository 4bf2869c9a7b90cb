#!/bin/sh
# Guess: an interpolator of two lists of points gives a new list for each moment.
# Seen: it gives the same list each time, with other numbers in it. Of five steps that are collected, all are equal to
#   the last one. This holds for `Float32Array`, for arrays and for the objects in them; strings and single numbers
#   are new each time.
# Who meets it: those who compute the steps between two sets of landmarks first and paint them later.
# What to do: copy each result (`structuredClone`), or use it before the next call.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent d3-interpolate@3.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { interpolate } from 'd3-interpolate';

const { version } = JSON.parse(readFileSync('node_modules/d3-interpolate/package.json', 'utf8'));
const times = [0, 0.25, 0.5, 0.75, 1];
const steps = (start, end) => times.map(interpolate(start, end));

console.log('d3-interpolate', version);

const numbers = steps(Float32Array.of(0, 0), Float32Array.of(8, 4)).map((points) => points.join());
const points = steps([{ x: 0, y: 0 }], [{ x: 8, y: 4 }]).map(([{ x, y }]) => [x, y].join());
const texts = steps('0,0', '8,4');

console.log('Float32Array:', numbers);
console.log('points:      ', points);
console.log('strings:     ', texts);

assert.deepEqual(numbers, Array(5).fill('8,4'));
assert.deepEqual(points, Array(5).fill('8,4'));
assert.deepEqual(texts, ['0,0', '2,1', '4,2', '6,3', '8,4']);
JS
node probe.mjs
