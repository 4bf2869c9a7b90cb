#!/bin/sh
# Guess: a minifier that does not know a notation leaves the rule as it is, or stops.
# Seen: csso drops every media query with a range, `@media (width >= 600px)`, and all rules in it; also one of several
#   parts of which one is a range. `@container (width > 400px)` and `(min-width: 600px)` stay. Nested rules are dropped,
#   too: of `a { color: red; &:hover { color: blue } }`, the first colour is left. There is no message. clean-css keeps
#   the ranges and drops nested rules, `@scope` and `@starting-style`.
# Who meets it: sites with an older build (gulp-csso and the like): every layout but the one for telephones is gone.
# What to do: lightningcss or esbuild.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent csso@5.0.5 clean-css@5.3.3 esbuild@0.28.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import CleanCss from 'clean-css';
import { minify } from 'csso';
import { transformSync } from 'esbuild';

const tools = {
  csso: (css) => minify(css).css,
  'clean-css': (css) => new CleanCss().minify(css).styles,
  esbuild: (css) => transformSync(css, { loader: 'css', minify: true }).code.trim(),
};

console.log('csso 5.0.5, clean-css 5.3.3, esbuild 0.28.2');

for (const [css, expected] of [
  ['@media (min-width:600px){a{gap:1px}}', { csso: true, 'clean-css': true, esbuild: true }],
  ['@media (width>=600px){a{gap:1px}}', { csso: false, 'clean-css': true, esbuild: true }],
  ['@media (400px<=width<=800px){a{gap:1px}}', { csso: false, 'clean-css': true, esbuild: true }],
  ['@media screen and (width>=600px){a{gap:1px}}', { csso: false, 'clean-css': true, esbuild: true }],
  ['@container (width>400px){a{gap:1px}}', { csso: true, 'clean-css': true, esbuild: true }],
  ['a{&:hover{gap:1px}}', { csso: false, 'clean-css': false, esbuild: true }],
  ['@starting-style{a{gap:1px}}', { csso: true, 'clean-css': false, esbuild: true }],
]) {
  const written = Object.fromEntries(Object.entries(tools).map(([name, write]) => [name, write(css)]));
  const kept = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text.includes('gap:1px')]));

  console.log(css, written);
  assert.deepEqual(kept, expected);
}
JS
node probe.mjs
