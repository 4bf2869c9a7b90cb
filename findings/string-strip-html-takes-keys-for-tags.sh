#!/bin/sh
# Guess: string-strip-html removes the tags of a page and keeps its text: `Press &lt;Shift&gt;` is the text
#   "Press <Shift>".
# Seen: codes are turned into letters first, and tags are removed then: the key "<Shift>" is gone, and "in the form
#   &lt;name&gt;@&lt;host&gt;" becomes "in the form @". Two other tools of this kind do not do so: striptags keeps the
#   codes, and html-to-text writes "<Shift>". With `skipHtmlDecoding: true` the codes stay.
# Who meets it: descriptions for search results and feeds, made of manuals with keys and placeholders.
# What to do: `skipHtmlDecoding: true`, and a library for codes (he, entities) behind it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent string-strip-html@13.7.6 striptags@3.2.0 html-to-text@10.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { convert } from 'html-to-text';
import { stripHtml } from 'string-strip-html';
import striptags from 'striptags';

const key = '<p>Press &lt;Shift&gt; to start.</p>';
const form = '<p>in the form &lt;name&gt;@&lt;host&gt;</p>';

for (const html of [key, form]) {
  console.log(html);
  console.log('  string-strip-html 13.7.6', JSON.stringify(stripHtml(html).result));
  console.log('  striptags 3.2.0', JSON.stringify(striptags(html)));
  console.log('  html-to-text 10.0.1', JSON.stringify(convert(html)));
}

assert.equal(stripHtml(key).result, 'Press to start.');
assert.equal(stripHtml(form).result, 'in the form @');
assert.equal(stripHtml(key, { skipHtmlDecoding: true }).result, 'Press &lt;Shift&gt; to start.');
assert.equal(stripHtml('<p>5 &lt; 8 &amp; 9</p>').result, '5 < 8 & 9');

assert.equal(striptags(key), 'Press &lt;Shift&gt; to start.');
assert.equal(convert(key), 'Press <Shift> to start.');
JS
node probe.mjs
