#!/bin/sh
# Guess: a minifier of style sheets keeps who wins: of `margin-block` and `margin-top`, whichever is written later.
# Seen: esbuild merges the sides of `margin`, `padding` and `border-radius` into one shorthand, and moves the logical
#   ones in between aside. `border-start-end-radius: 0` lands in front of the shorthand, so the corner is round again in
#   every language. `margin-block` lands behind it, and `margin-top`, which was written last, loses.
#   `padding-inline-start` lands in front, so in Arabic its side has the padding of the shorthand. With different units
#   (0 beside rem) nothing is merged.
# Who meets it: sites built with Vite or esbuild that mix both kinds: speech bubbles lose their corner, headings their
#   distance, only in the built site.
# What to do: one kind of properties per rule, or another minifier (`build.cssMinify: 'lightningcss'` in Vite).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent esbuild@0.28.2 lightningcss@1.33.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';

const withEsbuild = (css) => transformSync(css, { loader: 'css', minify: true }).code.trim();
const withLightning = (css) => String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code);

console.log('esbuild 0.28.2, lightningcss 1.33.0');

for (const [css, minified] of [
  [
    'a{border-radius:8px;border-start-end-radius:0;border-bottom-left-radius:2px}',
    'a{border-start-end-radius:0;border-radius:8px 8px 8px 2px}',
  ],
  ['a{margin:1rem;margin-block:2rem;margin-top:3rem}', 'a{margin:3rem 1rem 1rem;margin-block:2rem}'],
  [
    'a{padding:1rem 2rem;padding-inline-start:3rem;padding-left:4rem}',
    'a{padding-inline-start:3rem;padding:1rem 2rem 1rem 4rem}',
  ],
]) {
  console.log(css);
  console.log('  esbuild     ', withEsbuild(css));
  console.log('  lightningcss', withLightning(css));
  assert.equal(withEsbuild(css), minified);
  assert.equal(withLightning(css), css);
}
JS
node probe.mjs
