#!/bin/sh
# Guess: dom-to-semantic-markdown, which prepares pages for language models, keeps what a page means: what is crossed out,
#   where a list begins, and which letters are one word.
# Seen: `<del>39</del>` is "39" like any other text, so an old price stands beside the new one. `<ol start="3">` begins
#   with 1, and later steps have other numbers than in the page. Between two elements without a space there is one:
#   `H<sub>2</sub>O` is "H 2 O" and `10<sup>3</sup>` "10 3". A line break in a cell ends the row of the table. html-to-md
#   keeps all four.
# Who meets it: sites with prices and manuals that are read by assistants with it.
# What to do: html-to-md or turndown with its table plugin.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  dom-to-semantic-markdown@1.5.0 html-to-md@0.8.8 jsdom@26.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { convertHtmlToMarkdown } from 'dom-to-semantic-markdown';
import htmlToMd from 'html-to-md';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM();

const cases = {
  '<p><del>39 €</del> 29 €</p>': ['39 € 29 €', '~~39 €~~ 29 €'],
  '<ol start="3"><li>Start</li><li>Save</li></ol>': ['1. Start\n2. Save', '3. Start\n4. Save'],
  '<p>H<sub>2</sub>O, 10<sup>3</sup></p>': ['H 2 O, 10 3', 'H<sub>2</sub>O, 10<sup>3</sup>'],
};

const bySemantic = (html) => convertHtmlToMarkdown(html, { overrideDOMParser: new window.DOMParser() });

for (const [html, [semantic, other]] of Object.entries(cases)) {
  console.log(html);
  console.log('  dom-to-semantic-markdown 1.5.0', JSON.stringify(bySemantic(html)));
  console.log('  html-to-md 0.8.8', JSON.stringify(htmlToMd(html)));
  assert.equal(bySemantic(html), semantic);
  assert.equal(htmlToMd(html), other);
}

const table = '<table><thead><tr><th>Card</th><th>Price</th></tr></thead><tbody><tr><td>GTX 1060<br>6 GB</td><td>29</td></tr></tbody></table>';

console.log(bySemantic(table));
assert.match(bySemantic(table), /^\| GTX 1060$/m);
assert.match(htmlToMd(table), /^\|GTX 1060<br \/>6 GB\|29\|?$/m);
JS
node probe.mjs
