#!/bin/sh
# Guess: a tool that writes scripts and style sheets into the page keeps what kind they are.
# Seen: web-resource-inliner removes `type`: `<script type="module" src="app.js">` becomes a plain `<script>`, and its
#   first `import` or `export` is a syntax error, so nothing of it runs. A file of data (`type="application/json"`) is
#   run as a program. Of `<link rel="alternate stylesheet" title="Dark">`, `rel` is removed: what a visitor may choose
#   becomes a `<style title>`, and the first of these applies at once. `data-src` loses its second half. No error, and no word in the README.
#   inline-source, which does the same job, keeps `type`.
# Who meets it: pages as one file, for mail, offline help or an app's own views; juice uses it too.
# What to do: mark these elements with `data-inline-ignore`, or inline with inline-source.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent web-resource-inliner@8.0.0 inline-source@8.0.3

echo 'export const faces = 2;' > app.js
echo '{ "faces": 2 }' > faces.json
echo 'body { background: black; }' > dark.css

cat > page.html <<'HTML'
<!doctype html>
<title>Guide</title>
<link rel="alternate stylesheet" title="Dark" href="dark.css">
<script type="module" src="app.js" inline></script>
<script type="application/json" id="faces" src="faces.json" data-src="https://site.example/faces.json"></script>
HTML

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { promisify } = require('node:util');
const { inlineSource } = require('inline-source');
const { html: inline } = require('web-resource-inliner');

const fileContent = readFileSync('page.html', 'utf8');

const run = async () => {
  const page = await promisify(inline)({ fileContent, relativeTo: process.cwd() });
  const other = await inlineSource('page.html', { compress: false, rootpath: process.cwd() });

  console.log(`web-resource-inliner 8.0.0:\n${page}\ninline-source 8.0.3:\n${other}`);

  assert.match(page, /<style title="Dark">\s*body \{ background: black; \}/);
  assert.match(page, /<script inline>\s*export const faces = 2;/);
  assert.match(page, /<script id="faces"\s+data->\s*\{ "faces": 2 \}/);
  assert.doesNotMatch(page, /module|json|alternate/);

  const [, program] = /<script inline>([^<]*)<\/script>/.exec(page);

  assert.throws(() => new Script(program), SyntaxError);
  assert.match(other, /<script type="module"[^>]*>\s*export const faces/);
};

run();
JS
node probe.cjs
