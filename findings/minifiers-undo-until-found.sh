#!/bin/sh
# Guess: "collapse boolean attributes" shortens `required=""` and leaves attributes with a meaningful value alone.
# Seen: both HTML minifiers shorten `hidden="until-found"` to `hidden`. The browser's search no longer finds the text,
#   and a link to a place inside no longer opens it. The option is in the usual set of every build, also in the
#   "conservative" preset of html-minifier-next.
# Who meets it: pages of questions and answers whose closed answers should be found with Ctrl+F.
# What to do: use <details>, which is searched without an attribute, or leave `collapseBooleanAttributes` off.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-minifier-terser@7.2.0 html-minifier-next@6.2.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { getPreset, minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';

const source = '<div hidden="until-found">The answer</div>';

const minified = {
  'html-minifier-terser': await terser(source, { collapseBooleanAttributes: true }),
  'html-minifier-next': await next(source, { collapseBooleanAttributes: true }),
  'html-minifier-next (conservative)': await next(source, getPreset('conservative')),
};

for (const [name, output] of Object.entries(minified)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name.split(' ')[0]}/package.json`, 'utf8'));
  console.log(`${name} ${version}: ${source}\n  -> ${output}`);
  assert.equal(output, '<div hidden>The answer</div>');
}
JS
node probe.mjs
