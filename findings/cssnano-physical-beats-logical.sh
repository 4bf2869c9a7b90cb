#!/bin/sh
# Guess: a minifier keeps the order of declarations that set the same edge, so that the last one wins.
# Seen: cssnano's default preset sorts declarations by name and counts only shorthands as related. It puts
#   `inset-inline-start` before `left`, `border-inline-start` before `border-left` and `scroll-padding-block-start`
#   before `scroll-padding-top`, so the old fallback wins in every browser. Margins, padding and sizes stay in order.
# Who meets it: sites that write a physical fallback above the logical property, and reset rules that do so.
# What to do: switch `cssDeclarationSorter` off, or drop the physical fallbacks.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cssnano@7.1.9 postcss@8.5.33

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const cssnano = require('cssnano');
const postcss = require('postcss');

const minify = async (css, preset = 'default') => {
  const { css: output } = await postcss([cssnano({ preset })]).process(css, { from: undefined });
  console.log(`${css}\n  -> ${output}`);
  return output;
};

(async () => {
  console.log('cssnano', require('cssnano/package.json').version);

  assert.equal(await minify('a{left:0;inset-inline-start:5px}'), 'a{inset-inline-start:5px;left:0}');
  assert.equal(
    await minify('a{border-left:1px solid;border-inline-start:2px solid}'),
    'a{border-inline-start:2px solid;border-left:1px solid}',
  );
  assert.equal(
    await minify('a{scroll-padding-top:0;scroll-padding-block-start:2px}'),
    'a{scroll-padding-block-start:2px;scroll-padding-top:0}',
  );
  assert.equal(
    await minify('a{margin-left:1px;margin-inline-start:2px}'),
    'a{margin-left:1px;margin-inline-start:2px}',
  );

  console.log('Without the sorter:');
  assert.equal(
    await minify('a{left:0;inset-inline-start:5px}', ['default', { cssDeclarationSorter: false }]),
    'a{left:0;inset-inline-start:5px}',
  );
})();
JS
node probe.cjs
