#!/bin/sh
# Guess: an empty `@layer base {}` is kept, since the first mention of a layer decides its place in the cascade.
# Seen: clean-css and csso know `@layer base, theme;` and keep it, but drop the empty block as they drop every empty
#   rule. The layer then takes its place where it comes next, behind the theme, and paragraphs change from red to blue.
#   Lightning CSS sorts the blocks and keeps the meaning, cssnano keeps the empty block.
# Who meets it: style sheets joined from parts, where a part without rules (all of them behind a flag) comes first.
# What to do: begin the style sheet with one `@layer a, b, c;` statement.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  clean-css@5.3.3 csso@5.0.5 cssnano@7.1.9 lightningcss@1.33.0 postcss@8.5.33

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const CleanCSS = require('clean-css');
const csso = require('csso');
const cssnano = require('cssnano');
const { transform } = require('lightningcss');
const postcss = require('postcss');

const source = '@layer base{}@layer theme{p{color:red}}@layer base{p{color:blue}}';
const statement = '@layer base,theme;';

(async () => {
  const minifiers = {
    'clean-css': (css) => new CleanCSS().minify(css).styles,
    csso: (css) => csso.minify(css).css,
    cssnano: async (css) => (await postcss([cssnano]).process(css, { from: undefined })).css,
    lightningcss: (css) => transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString(),
  };

  console.log(source);

  for (const [name, minify] of Object.entries(minifiers)) {
    const output = await minify(source);
    const baseIsFirst = /^@layer base\b/.test(output);
    console.log(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}: ${output}`);
    assert.equal(baseIsFirst, name === 'cssnano' || name === 'lightningcss');

    const declared = await minify(source.replace('@layer base{}', statement));
    assert.match(declared, /^@layer base\b/);
  }
})();
JS
node probe.cjs
