#!/bin/sh
# Guess: `translate`, `rotate` and `scale` are properties of their own. A minifier keeps them beside `transform`, or
#   computes one `transform` with the same effect: first the three, then what `transform` says.
# Seen: lightningcss takes them for parts of `transform`. One that stands before it is dropped: `translate: -50% -50%;
#   transform: scale(2)` becomes `transform:scale(2)`. One that stands behind is appended, so that it is applied last
#   instead of first: `transform: rotate(45deg); translate: 10px` moves to the lower right instead of the right, and a
#   rule for `:hover` that sets `translate` no longer replaces it but adds to it. Without `transform` all three stay.
# Who meets it: sites minified by lightningcss (Tailwind 4, Parcel and others): centred boxes are off by half their
#   size, only in the built site.
# What to do: one kind per rule: either the three properties, or all in `transform`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lightningcss@1.33.0 esbuild@0.28.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';

const withEsbuild = (css) => transformSync(css, { loader: 'css', minify: true }).code.trim();
const withLightning = (css) => String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code);

console.log('lightningcss 1.33.0, esbuild 0.28.2');

for (const [css, lightning] of [
  ['a{translate:10px;rotate:45deg}', 'a{translate:10px;rotate:45deg}'],
  ['a{translate:-50% -50%;transform:scale(2)}', 'a{transform:scale(2)}'],
  ['a{scale:1.1;transform:rotate(3deg)}', 'a{transform:rotate(3deg)}'],
  ['a{transform:rotate(45deg);translate:10px}', 'a{transform:rotate(45deg)translate(10px)}'],
  ['a{transform:rotate(45deg)}a{translate:10px}', 'a{transform:rotate(45deg)translate(10px)}'],
]) {
  console.log(css);
  console.log('  lightningcss', withLightning(css));
  console.log('  esbuild     ', withEsbuild(css));
  assert.equal(withLightning(css), lightning);
}

assert.equal(withEsbuild('a{translate:10px;transform:scale(2)}'), 'a{translate:10px;transform:scale(2)}');
JS
node probe.mjs
