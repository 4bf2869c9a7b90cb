#!/bin/sh
# Guess: a plugin that collects media queries of a style sheet leaves each rule in its cascade layer.
# Seen: postcss-combine-media-query takes the query out of `@layer base` and writes the rule at the end, without a
#   layer. There it wins against every layer, so that on large screens the base beats the page. node-css-mqpacker keeps
#   the layer, but for a query nested in a rule it writes `@undefined { … }`, which no browser reads, and the other one
#   the bare declarations, which are invalid there. postcss-sort-media-queries sorts queries within their layer and
#   rule.
# Who meets it: style sheets with layers or nesting in an older build: the base wins from a width on, and nested queries
#   do nothing.
# What to do: postcss-sort-media-queries, or none: compressed, repeated queries cost next to nothing.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent postcss@8.5.33 postcss-combine-media-query@2.1.0 \
  node-css-mqpacker@9.0.0 postcss-sort-media-queries@6.7.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import mqpacker from 'node-css-mqpacker';
import postcss from 'postcss';
import combine from 'postcss-combine-media-query';
import sort from 'postcss-sort-media-queries';

const plugins = {
  'postcss-combine-media-query 2.1.0': combine,
  'node-css-mqpacker 9.0.0': mqpacker,
  'postcss-sort-media-queries 6.7.1': sort,
};
const layered = '@layer base{@media (min-width:60rem){a{gap:1px}}}@layer page{a{gap:2px}}';
const nested = 'a{@media (min-width:60rem){gap:1px}}';

const expected = {
  'postcss-combine-media-query 2.1.0': [
    '@layer base{}@layer page{a{gap:2px}}@media (min-width:60rem){a{gap:1px}}',
    'a{}@media (min-width:60rem){gap:1px}',
  ],
  'node-css-mqpacker 9.0.0': [
    '@layer base{}@layer page{a{gap:2px}}@media (min-width:60rem){@layer base{a{gap:1px}}}',
    'a{}@media (min-width:60rem){@undefined{gap:1px}}',
  ],
  'postcss-sort-media-queries 6.7.1': [layered, nested],
};

console.log(layered);
console.log(nested);

for (const [name, plugin] of Object.entries(plugins)) {
  const written = [layered, nested].map((css) => postcss([plugin()]).process(css, { from: undefined }).css);
  const compact = written.map((css) => css.replace(/\s*([{}])\s*/g, '$1').replace(/\n/g, ''));

  console.log(name, compact);
  assert.deepEqual(compact, expected[name]);
}
JS
node probe.mjs
