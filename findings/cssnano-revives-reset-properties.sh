#!/bin/sh
# Guess: `all: unset`, and a shorthand such as `font`, stay behind the declarations that they reset.
# Seen: cssnano's default preset moves them to the front, because "all" and the shorthand come first by name. What
#   they were to reset is set again: the colour is red, the digits keep their feature, the line keeps its thickness.
# Who meets it: components that reset a button with `all: unset` at the end of a rule, and rules composed by tools,
#   where the reset follows what it resets.
# What to do: switch `cssDeclarationSorter` off, or put resets in a rule of their own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cssnano@7.1.9 postcss@8.5.33

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const cssnano = require('cssnano');
const postcss = require('postcss');

const minified = {
  'a{color:red;all:unset}': 'a{all:unset;color:red}',
  'a{font-feature-settings:"tnum";font:1px x}': 'a{font:1px x;font-feature-settings:"tnum"}',
  'a{text-decoration-thickness:9px;text-decoration:underline}':
    'a{text-decoration:underline;text-decoration-thickness:9px}',
  'a{transition-behavior:allow-discrete;transition:display 1s}':
    'a{transition:display 1s;transition-behavior:allow-discrete}',
};

(async () => {
  console.log('cssnano', require('cssnano/package.json').version);

  for (const [source, expected] of Object.entries(minified)) {
    const { css } = await postcss([cssnano]).process(source, { from: undefined });
    console.log(`${source}\n  -> ${css}`);
    assert.equal(css, expected);
  }
})();
JS
node probe.cjs
