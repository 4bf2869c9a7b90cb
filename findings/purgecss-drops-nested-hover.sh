#!/bin/sh
# Guess: PurgeCSS knows nested rules by now: what is inside of a rule that is used, and asks for nothing but a state, is
#   used.
# Seen: in `.card { &:hover { … } }` the hover is removed, although `.card:hover { … }` is kept. So are `&:not(.open)`,
#   `&:is(.open)` and `&:focus-visible`; `& .title`, `&.open`, `&[open]`, `&::before` and `> .title` stay. The same
#   within `@media (hover: hover)`. No warning, and no class name that one could put on the safelist.
# Who meets it: sites that write native nesting and purge their style sheet: pages look right, and links and buttons no
#   longer answer to the mouse and to the keyboard.
# What to do: let postcss-nesting unfold the rules before PurgeCSS, or add the pattern `/^&/` to the safelist.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent purgecss@8.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { PurgeCSS } from 'purgecss';

const html = '<html><body><div class="card open" open><p class="title">Text</p></div></body></html>';
const purge = async (css, safelist) => {
  const [{ css: left }] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    safelist,
  });

  return left;
};

const kept = ['.card:hover{order:1}', '.card:not(.gone){order:1}']
  .concat(['& .title', '&.open', '&[open]', '&::before', '> .title'].map((inner) => `.card{${inner}{order:1}}`));
const dropped = ['&:hover', '&:focus-visible', '&:not(.gone)', '&:is(.open)']
  .map((inner) => `.card{order:2;${inner}{order:1}}`)
  .concat('.card{order:2;@media (hover:hover){&:hover{order:1}}}');

console.log('purgecss 8.0.0');

for (const css of [...kept, ...dropped]) {
  const left = await purge(css);

  console.log(`${css}  ->  ${left}`);
  assert.equal(left.includes('order:1'), kept.includes(css), css);
}

assert.ok((await purge(dropped[0], [/^&/])).includes('order:1'));
JS
node probe.mjs
