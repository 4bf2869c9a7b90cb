#!/bin/sh
# Guess: at level 2, clean-css merges a later `font-family` into the `font` before it, as it merges `font-weight`.
# Seen: if both lists have several families, it writes them part by part: `font: 16px/1.5 Noto, sans-serif` with
#   `font-family: "Noto Arabic", sans-serif` becomes `font:16px,medium/1.5,normal "Noto Arabic",,,sans-serif`. Browsers
#   drop it, so size, height and family are gone. The same happens across two rules with the same selector. With one
#   family, or at level 1, all is well.
# Who meets it: sites that set another font for a language or a heading, minified at level 2: the text falls back to the
#   font of the browser.
# What to do: level 1, or `level: { 2: { mergeIntoShorthands: false, overrideProperties: false } }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent clean-css@5.3.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import CleanCss from 'clean-css';

const minify = (css, level) => new CleanCss({ level }).minify(css).styles;
const careful = { 2: { mergeIntoShorthands: false, overrideProperties: false } };

console.log('clean-css 5.3.3');

for (const [css, expected] of [
  ['a{font:16px Noto,sans-serif;font-weight:700}', 'a{font:700 16px Noto,sans-serif}'],
  ['a{font:16px Noto;font-family:Inter}', 'a{font:16px Inter}'],
  [
    'a{font:16px/1.5 Noto,sans-serif;font-family:"Noto Arabic",sans-serif}',
    'a{font:16px,medium/1.5,normal "Noto Arabic",,,sans-serif}',
  ],
  ['a{font:16px Noto,serif}a{font-family:Inter,serif}', 'a{font:16px,medium Inter,,,serif}'],
]) {
  console.log(css, '->', minify(css, 2));
  assert.equal(minify(css, 2), expected);
  assert.equal(minify(css, 1), css);
}

const css = 'a{font:16px Noto,serif;font-family:Inter,serif}';

assert.equal(minify(css, careful), css);
JS
node probe.mjs
