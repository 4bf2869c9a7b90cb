#!/bin/sh
# Guess: for older browsers, `:dir(rtl)` becomes `[dir=rtl]`, as in other tools.
# Seen: Lightning CSS replaces it by the languages that it takes for right-to-left, and never looks at `dir`. A quotation
#   with `lang="en" dir="ltr"` is fine, but `dir="rtl"` without an Arabic or Hebrew language gets nothing, an Arabic
#   address with `dir="ltr"` is mirrored, and so is Kurdish in Latin letters (`lang="ku"`), while Kashmiri (`ks`) and
#   Uzbek in Arabic letters (`uz-Arab`) are not.
# Who meets it: sites in several languages that build for browsers such as Chrome 109.
# What to do: write `[dir='rtl'] a` instead of `:dir(rtl)`, or exclude the feature "DirSelector".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lightningcss@1.33.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { Features, transform } = require('lightningcss');

const compile = (css, options) => {
  const output = transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 109 << 16 },
    ...options,
  }).code.toString();
  console.log(`${css}\n  -> ${output}`);
  return output;
};

console.log('lightningcss', JSON.parse(readFileSync('node_modules/lightningcss/package.json', 'utf8')).version, 'for Chrome 109');

const output = compile('a:dir(rtl){color:red}');
const languages = [...output.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language);

assert.ok(!output.includes('dir'));
assert.ok(languages.includes('ar'));
assert.ok(languages.includes('ku'));
assert.ok(!languages.includes('ks') && !output.includes('Arab'));

assert.equal(
  compile('a:dir(rtl){color:red}', { exclude: Features.DirSelector }),
  'a:dir(rtl){color:red}',
);
JS
node probe.cjs
