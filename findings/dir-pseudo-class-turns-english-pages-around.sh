#!/bin/sh
# Guess: `:not(:dir(ltr))`, everything that is not written from left to right, becomes a selector that matches nothing
#   on an English page, as `:dir(rtl)` does.
# Seen: postcss-dir-pseudo-class, a part of postcss-preset-env, writes `.arrow:not([dir="ltr"])`. Hardly any element has
#   a `dir` of its own, so this matches every arrow, on English pages too. `.arrow:dir(rtl)` becomes
#   `[dir="rtl"] .arrow`, which looks at the elements around it and is right. Only the pair is wrong that a browser
#   takes for the same.
# Who meets it: sites that write the exception for Arabic as `:not(:dir(ltr))`: after the build, arrows and animations
#   are mirrored for everybody, in the browsers that would have understood the original as well.
# What to do: write `:dir(rtl)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent postcss-dir-pseudo-class@10.0.0 postcss@8.5.33 \
  css-select@7.0.0 htmlparser2@12.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import dirPseudoClass from 'postcss-dir-pseudo-class';

const page = (dir) => parseDocument(`<html dir="${dir}"><body><p class="arrow">Next</p></body></html>`);

const selectorOf = async (css) => {
  const { root } = await postcss([dirPseudoClass()]).process(css, { from: undefined });

  return root.first.selector;
};

console.log('postcss-dir-pseudo-class 10.0.0');

for (const [source, written, matches] of [
  ['.arrow:dir(rtl)', '[dir="rtl"] .arrow', { ltr: 0, rtl: 1 }],
  ['.arrow:dir(ltr)', '[dir="ltr"] .arrow', { ltr: 1, rtl: 0 }],
  ['.arrow:not(:dir(ltr))', '.arrow:not([dir="ltr"])', { ltr: 1, rtl: 1 }],
]) {
  const selector = await selectorOf(`${source}{scale:-1 1}`);
  const seen = {
    ltr: selectAll(selector, page('ltr')).length,
    rtl: selectAll(selector, page('rtl')).length,
  };

  console.log(`${source}  ->  ${selector}`, seen);
  assert.equal(selector, written);
  assert.deepEqual(seen, matches);
}
JS
node probe.mjs
