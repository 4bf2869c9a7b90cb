#!/bin/sh
# Guess: an HTML minifier that collapses spaces knows the inline elements, and keeps one space beside them.
# Seen: the space is kept beside <time>, <label> and <button>, and removed on both sides of <data>: the page reads
#   "Version3.0.3for Windows". The same happens to <picture>, <video>, <audio> and <canvas> in running text, and to all
#   custom elements. html-minifier-terser also glues <output>, <meter> and <progress>, html-minifier-next does not.
# Who meets it: download pages that mark versions and sizes up with <data>, or use custom elements inside sentences.
# What to do: `conservativeCollapse` keeps one space everywhere. In html-minifier-next, `inlineCustomElements` keeps it
#   beside the named elements, also beside <data>.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-minifier-terser@7.2.0 html-minifier-next@6.2.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';

const names = [
  'time', 'label', 'button', 'select', 'output', 'meter', 'progress',
  'data', 'picture', 'video', 'audio', 'canvas', 'x-size',
];

const glued = async (minify, options) => {
  const found = [];

  for (const name of names) {
    const html = await minify(`<p>Version <${name}>3.0.3</${name}> for Windows</p>`, {
      collapseWhitespace: true,
      ...options,
    });

    if (!/Version .* for/.test(html)) {
      found.push(name);
      assert.match(html, /Version<.*>for/);
    }
  }

  return found;
};

const both = ['data', 'picture', 'video', 'audio', 'canvas', 'x-size'];
const expected = { 'html-minifier-terser': ['output', 'meter', 'progress', ...both], 'html-minifier-next': both };

for (const [name, minify] of Object.entries({ 'html-minifier-terser': terser, 'html-minifier-next': next })) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const found = await glued(minify);
  console.log(`${name} ${version}: glued to both neighbours: ${found.join(', ')}`);
  assert.deepEqual(found, expected[name]);

  assert.deepEqual(await glued(minify, { conservativeCollapse: true }), []);
}

const named = await glued(next, { inlineCustomElements: ['data', 'x-size'] });
console.log(`html-minifier-next with data and x-size in inlineCustomElements: ${named.join(', ')}`);
assert.deepEqual(named, ['picture', 'video', 'audio', 'canvas']);
JS
node probe.mjs
