#!/bin/sh
# Guess: "x outside [0.0,1.0] is clamped", as the README of bezier-easing says, however the package is loaded.
# Seen: it is clamped by `import`, and not by `require`, nor by the script for browsers: these files are of an older
#   version with another algorithm. With CSS's `ease`, a time of -0.5, which is before the start, is 0.39 of the way,
#   and 1.5, long after the end, is 0.90: what had arrived goes back. Between 0 and 1 both agree.
# Reference: the README, and the clamped values that `import` gives.
# Who meets it: animations in CommonJS (Jest, older bundles) that go over their end by a part of a frame, or wait for
#   their delay with a negative time.
# What to do: clamp the time before it is eased.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bezier-easing@3.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import imported from 'bezier-easing';

const required = createRequire(import.meta.url)('bezier-easing');
const script = readFileSync('node_modules/bezier-easing/dist/bezier-easing.min.js', 'utf8');
const inBrowsers = runInNewContext(`${script}; BezierEasing`);
const EASE = [0.25, 0.1, 0.25, 1];
const TIMES = [-0.5, -0.1, 0.5, 1.1, 1.5];

const easeBy = load => TIMES.map(time => (load.default ?? load)(...EASE)(time));
const results = { import: easeBy(imported), require: easeBy(required), script: easeBy(inBrowsers) };

console.log('times  ', TIMES.join(' '));

for (const [way, values] of Object.entries(results)) {
  console.log(way.padEnd(7), values.map(value => value.toFixed(3)).join(' '));
}

const isClose = (value, other) => Math.abs(value - other) < 0.001;

assert.deepEqual([results.import[0], results.import[1], results.import[3], results.import[4]], [0, 0, 1, 1]);

for (const way of ['require', 'script']) {
  const [longBefore, , middle, , longAfter] = results[way];

  assert.ok(isClose(longBefore, 0.394));
  assert.ok(isClose(middle, results.import[2]));
  assert.ok(isClose(longAfter, 0.897));
}
JS
node probe.mjs
