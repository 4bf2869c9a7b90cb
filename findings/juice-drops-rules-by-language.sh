#!/bin/sh
# Guess: what juice cannot write into `style` attributes, such as `:hover`, it leaves in the style sheet of the letter.
# Seen: only a list of states is left there. Rules with `:lang()`, `:dir()`, `:is()` and `:where()` are neither written
#   into attributes nor left: they are gone, without a message, and so is all that stands in `@layer`, `@supports` and
#   `@container`. A nested rule is written into the attribute, as the broken declaration `&: hover color: red`.
#   `[lang|=ar]` works.
# Who meets it: newsletters in several languages made from one template: the Arabic letter is laid out from left to
#   right.
# What to do: attribute selectors, `applyStyleTags` for the base only, and `data-embed` on a style sheet with these
#   rules.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent juice@11.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import juice from 'juice';

const letter = '<p class="note" lang="ar">x</p>';
const inline = (css) => juice(`<style>${css}</style>${letter}`).replace(/\s+/g, ' ');
const withStyle = (style) => letter.replace('>', ` style="${style}">`);

console.log('juice 11.1.1');

for (const [css, expected] of [
  ['[lang|=ar] { direction: rtl }', withStyle('direction: rtl;')],
  ['.note:hover { color: red }', `<style> .note:hover { color: red; } </style>${letter}`],
  [':lang(ar) { direction: rtl }', letter],
  ['p:dir(rtl) { color: red }', letter],
  [':is(.note, .hint) { color: red }', letter],
  ['@layer base { .note { color: red } }', letter],
  ['@supports (color: red) { .note { color: red } }', letter],
  ['.note { color: blue; &:hover { color: red } }', withStyle('color: blue; &: hover color: red;')],
]) {
  console.log(css, '->', inline(css));
  assert.equal(inline(css), expected);
}
JS
node probe.mjs
