#!/bin/sh
# Guess: for older browsers, postcss-preset-env adds physical rules for both directions, or leaves logical ones alone.
# Seen: it replaces every logical property by that of English: `margin-inline`, `inset-inline-start`, `text-align:
#   start`, `float: inline-start`. Nothing is left for right-to-left pages, and there is no warning, while `:dir(rtl)` in
#   the same file does become `[dir="rtl"]`.
# Who meets it: sites with an Arabic or Hebrew version, which is laid out as English from the next build on.
# What to do: `features: { 'logical-properties-and-values': false, 'float-clear-logical-values': false }`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent postcss@8.5.33 postcss-preset-env@11.6.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import presetEnv from 'postcss-preset-env';

const compile = async (css, options) => {
  const { css: output, messages } = await postcss([presetEnv(options)]).process(css, { from: undefined });
  console.log(`${css}\n  -> ${output}`);
  assert.ok(!messages.some(({ type }) => type === 'warning'));
  return output;
};

const browserslist = 'chrome 90, safari 14';
const { version } = JSON.parse(readFileSync('node_modules/postcss-preset-env/package.json', 'utf8'));

console.log('postcss-preset-env', version, 'for', browserslist);

const compiled = {
  'a{margin-inline:1px 2px}': 'a{margin-left:1px;margin-right:2px}',
  'a{inset-inline-start:1px}': 'a{left:1px}',
  'a{text-align:start}': 'a{text-align:left}',
  'a{float:inline-start}': 'a{float:left}',
  'a:dir(rtl){color:red}': '[dir="rtl"] a{color:red}',
};

for (const [source, expected] of Object.entries(compiled)) {
  assert.equal(await compile(source, { browserslist }), expected);
}

const features = { 'logical-properties-and-values': false, 'float-clear-logical-values': false };
assert.equal(await compile('a{margin-inline:1px 2px}', { browserslist, features }), 'a{margin-inline:1px 2px}');
assert.equal(await compile('a{float:inline-start}', { browserslist, features }), 'a{float:inline-start}');
JS
node probe.mjs
