#!/bin/sh
# Guess: a program that mirrors style sheets for Arabic leaves names alone, as it does with those of classes, or changes
#   them everywhere.
# Seen: CSSJanus replaces "left" in every value: `animation: slide-left 1s` plays "slide-right" afterwards. The frames
#   keep their name, since `@keyframes slide-left` is no value, so nothing moves in Arabic, or another animation of that
#   name plays. Custom properties have it the other way round: `--left: 4px` is declared as `--right`, and `var(--left)`
#   reads what nobody sets. A font "Left Hand" is asked for as "right Hand". Class names and addresses stay, as one
#   would guess. stylis-plugin-rtl, which mirrors Material UI and Emotion, does the same.
# Who meets it: Arabic, Hebrew and Persian pages of sites with such names for moving panels.
# What to do: name animations and properties after `start` and `end`, or put `/* @noflip */` before the declaration.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cssjanus@2.3.1 stylis@4.4.0 stylis-plugin-rtl@2.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import cssjanus from 'cssjanus';
import { compile, middleware, serialize, stringify } from 'stylis';
import rtl from 'stylis-plugin-rtl';

const byJanus = (css) => cssjanus.transform(css);
const byStylis = (css) => serialize(compile(css), middleware([rtl.default ?? rtl, stringify]));

const seen = [
  ['.col-left{background:url("left.png") left;}', '.col-left{background:url("left.png") right;}'],
  ['.a{animation:slide-left 1s;}', '.a{animation:slide-right 1s;}'],
  ['@keyframes slide-left{to{opacity:0;}}', '@keyframes slide-left{to{opacity:0;}}'],
  [':root{--left:4px;}', ':root{--right:4px;}'],
  ['.a{margin:var(--left);}', '.a{margin:var(--left);}'],
  ['.a{font-family:"Left Hand";}', '.a{font-family:"right Hand";}'],
];

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

console.log('cssjanus', version('cssjanus'), 'stylis-plugin-rtl', version('stylis-plugin-rtl'));

for (const [css, mirrored] of seen) {
  console.log(`${css}  ->  ${byJanus(css)}`);
  assert.equal(byJanus(css), mirrored);
  assert.equal(byStylis(css), mirrored);
}

const noflip = '/* @noflip */ .a{animation:slide-left 1s;}';

assert.equal(byJanus(noflip), noflip);
JS
node probe.mjs
