#!/bin/sh
# Guess: a plugin that puts `.site` in front of every selector leaves nested rules alone, since the rule around them has
#   the prefix.
# Seen: postcss-prefix-selector prefixes them too: `.site .card { .site .title { … } }`. That asks for a title in a
#   .site within the card, and there is none. `&:hover` becomes `.site &:hover`, which happens to work, so that the
#   mistake is seen late: states are right, and the parts of the card have no style. There is no error.
#   postcss-prefixwrap leaves nested rules as they are.
# Who meets it: widgets, previews in a CMS and parts of a page that are kept apart with a prefix, once their style
#   sheets use native nesting.
# What to do: unfold the rules first (postcss-nesting before this plugin), or postcss-prefixwrap.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent postcss-prefix-selector@2.2.1 postcss-prefixwrap@1.59.1 \
  postcss-nesting@14.0.3 postcss@8.5.33 css-select@7.0.0 htmlparser2@12.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import nesting from 'postcss-nesting';
import prefixSelector from 'postcss-prefix-selector';
import prefixWrap from 'postcss-prefixwrap';

const page = parseDocument('<div class="site"><div class="card open"><p class="title">Title</p></div></div>');
const source = '.card{order:1;.title{order:2}> .title{order:3}&.open{order:4}}';

const run = (css, plugins) => postcss(plugins).process(css, { from: undefined });

// The elements that each rule finds, after the nesting is unfolded as a browser does it.
const found = async (css) => {
  const { root } = await run(css, [nesting()]);
  const counts = [];

  root.walkRules(({ selector }) => {
    console.log(`  ${selector}`);
    counts.push(selectAll(selector, page).length);
  });

  return counts;
};

for (const [name, plugins, expected] of [
  ['without a prefix', [], [1, 1, 1, 1]],
  ['postcss-prefix-selector 2.2.1', [prefixSelector({ prefix: '.site' })], [1, 0, 0, 1]],
  ['postcss-prefixwrap 1.59.1', [prefixWrap('.site')], [1, 1, 1, 1]],
  ['postcss-nesting, then postcss-prefix-selector', [nesting(), prefixSelector({ prefix: '.site' })], [1, 1, 1, 1]],
]) {
  const { css } = await run(source, plugins);

  console.log(`${name}: ${css}`);

  const counts = await found(css);

  console.log('  found', counts);
  assert.deepEqual(counts, expected);
}
JS
node probe.mjs
