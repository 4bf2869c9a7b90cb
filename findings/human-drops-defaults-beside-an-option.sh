#!/bin/sh
# Guess: `match.similarity(a, b, { order: 2 })` of Human is `match.similarity(a, b)`, as 2 is the default order; with
#   another order, equal faces still have 1 and strangers about 0; and `find` with a threshold does not find a stranger.
# Seen: one option switches off all other defaults: the factor is 20 instead of 25, and the range is from 0 to 1
#   instead of from 0.2 to 0.8. One pair of faces is alike by 0.39 or, with the default order written out, by 0.49, which
#   is near the usual limit of 0.5. With order 3, a stranger of 0 has 0.96. The "threshold" of `find` refuses nobody:
#   it returns a stranger with his place in the list, and of several faces below it the first one instead of the nearest.
#   An empty descriptor is like every face, by 1.
# Who meets it: those who sort photos by person or choose a face to swap: of its own examples, the one for Node passes
#   `{ order: 2 }` and the one for photos in a page passes nothing, so one pair of photos has two results.
# What to do: write all four options each time, and compare `similarity` with a limit of your own after `find`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @vladmandic/human@3.3.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** What the script for pages needs of a browser to start. */
const navigator = { userAgent: '' };
const page = { console, navigator, performance, setTimeout, TextDecoder, TextEncoder, URL, WebAssembly };

page.window = page;
page.self = page;
createContext(page);

const { match } = runInContext(`${readFileSync('node_modules/@vladmandic/human/dist/human.js', 'utf8')}; Human`, page);

/** A descriptor of 1024 numbers from 0 to 1, as its model returns; the larger the change, the less alike. */
const face = (change) => Array.from({ length: 1024 }, (_, index) => Math.max(0, Math.sin(index * 1.7 + change)));

const ada = face(0);
const defaults = { order: 2, multiplier: 25, min: 0.2, max: 0.8 };

const rate = (other) => ({
  default: match.similarity(ada, other),
  'all options': match.similarity(ada, other, defaults),
  'order 2': match.similarity(ada, other, { order: 2 }),
  'a threshold': match.similarity(ada, other, { threshold: 0.5 }),
  'order 3 of all': match.similarity(ada, other, { ...defaults, order: 3 }),
});

for (const [change, expected] of [
  [0, [1, 1, 1, 1, 1]],
  [0.2, [1, 1, 0.86, 0.86, 1]],
  [0.5, [0.71, 0.71, 0.67, 0.67, 1]],
  [0.8, [0.39, 0.39, 0.49, 0.49, 1]],
  [3, [0, 0, 0, 0, 0.96]],
]) {
  const seen = rate(face(change));

  console.log(`changed by ${change}:`, JSON.stringify(seen));
  assert.deepEqual(Object.values(seen), expected);
}

const stranger = match.find(ada, [face(3)], { ...defaults, threshold: 1 });

console.log('find with a threshold of 1:', JSON.stringify(stranger));
assert.deepEqual([stranger.index, stranger.similarity, stranger.distance > 10_000], [0, 0, true]);

const near = [face(0.5), face(0.1)];
const nearest = match.find(ada, near, defaults);
const first = match.find(ada, near, { ...defaults, threshold: 2000 });

console.log('nearest:', JSON.stringify(nearest), 'with a threshold of 2000:', JSON.stringify(first));
assert.deepEqual([nearest.index, first.index], [1, 0]);

const none = match.similarity([], ada);

console.log('a face without a descriptor:', none);
assert.equal(none, 1);
JS
node probe.mjs
