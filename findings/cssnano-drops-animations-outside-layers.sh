#!/bin/sh
# Guess: of two `@keyframes` with one name, cssnano drops the one that a browser does not use.
# Seen: it takes the last one in the file. But a browser prefers keyframes outside of layers to those within, wherever
#   they stand, as with all rules. So with `@keyframes slide` for the page and, below, one in `@layer library`, cssnano
#   keeps the library's, and the page moves in another way. The same goes for two layers: the last in the file is kept,
#   not the last in the order that `@layer page, library;` declares. Two in different `@media` stay both.
# Who meets it: pages that replace an animation of a library in a layer: the built page has the library's.
# What to do: other names, or cssnano without `discardOverridden`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cssnano@7.1.9 postcss@8.5.33

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import cssnano from 'cssnano';
import postcss from 'postcss';

const page = '@keyframes slide{to{left:1px}}';
const library = '@keyframes slide{to{left:2px}}';

const minify = async (css, options = {}) => {
  const plugin = cssnano({ preset: ['default', options] });
  const { css: minified } = await postcss([plugin]).process(css, { from: undefined });

  return minified;
};

console.log('cssnano 7.1.9');

for (const [css, kept] of [
  [`${library}${page}`, [1]],
  [`@layer library{${library}}${page}`, [1]],
  [`${page}@layer library{${library}}`, [2]],
  [`@layer library,page;@layer page{${page}}@layer library{${library}}`, [2]],
  [`@media print{${library}}${page}`, [2, 1]],
]) {
  const minified = await minify(`${css}a{animation:slide 1s}`);

  console.log(`${css}\n  -> ${minified}`);
  assert.deepEqual([...minified.matchAll(/left:(\d)px/g)].map(([, number]) => Number(number)), kept);
}

const both = `${page}@layer library{${library}}`;

assert.match(await minify(both, { discardOverridden: false }), /left:1px.*left:2px/);
JS
node probe.mjs
