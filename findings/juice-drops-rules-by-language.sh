#!/bin/sh
# Guess: what juice cannot write into `style` attributes, such as `:hover`, it leaves in the style sheet of the letter.
# Seen: rules with `:lang()`, `:dir()` or `:not(:lang(…))` are neither written into attributes nor left: they are gone,
#   without a message, though the letter has the language. What stands in `@supports` is gone, too. `@layer`, `@media`
#   and `@container` are left in the style sheet, and `:is()`, `:where()` and `[lang|=ar]` are written into attributes.
# Who meets it: newsletters in several languages made from one template: the Arabic letter is laid out from left to
#   right.
# What to do: attribute selectors, `[lang|=ar]` and `[dir=rtl]`, on each element that needs them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent juice@12.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import juice from 'juice';

const letter = '<p class="note" lang="ar" dir="rtl">x</p>';
const inline = (css) => juice(`<style>${css}</style>${letter}`).replace(/\s+/g, ' ');
const withStyle = (style) => letter.replace('>', ` style="${style}">`);

console.log('juice 12.2.0');

for (const [css, expected] of [
  ['[lang|=ar] { direction: rtl }', withStyle('direction: rtl;')],
  [':is(.note, .hint) { color: red }', withStyle('color: red;')],
  ['.note:hover { color: red }', `<style> .note:hover { color: red; } </style>${letter}`],
  ['@layer base { .note { color: red } }', `<style> @layer base { .note { color: red; } } </style>${letter}`],
  [':lang(ar) { direction: rtl }', letter],
  ['p:dir(rtl) { color: red }', letter],
  ['.note:not(:lang(de)) { color: red }', letter],
  ['@supports (color: red) { .note { color: red } }', letter],
]) {
  console.log(css, '->', inline(css));
  assert.equal(inline(css), expected);
}
JS
node probe.mjs
