#!/bin/sh
# Guess: in a table, a line break within a cell becomes a space or stays `<br>`, since Markdown has no lines in cells.
# Seen: node-html-markdown removes it, and the words grow together: the card "GTX 1060" with "6 GB" below it is a "GTX
#   10606 GB", "Windows 10" and "22H2" are "Windows 1022H2". Two paragraphs and the items of a list in a cell are joined
#   in the same way. Outside of tables the break stays, and in a link it is a space. A heading keeps it as well, and so
#   loses its second line to the text below.
# Who meets it: whoever gives pages to language models, to search or to a Markdown CMS with it: tables of system
#   requirements and prices have other numbers.
# What to do: replace `<br>` in cells by ", " before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-html-markdown@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { NodeHtmlMarkdown } from 'node-html-markdown';

const cell = (content) => `<table><tr><th>Needs</th></tr><tr><td>${content}</td></tr></table>`;
const lastRow = (markdown) => markdown.trim().split('\n').at(-1);

const cells = [
  ['GTX 1060, 6 GB', '| GTX 1060, 6 GB |'],
  ['GTX 1060<br>6 GB', '| GTX 10606 GB |'],
  ['<p>Windows 10</p><p>22H2</p>', '| Windows 1022H2 |'],
  ['<ul><li>8 GB</li><li>16 GB</li></ul>', '| 8 GB16 GB |'],
];
const elsewhere = [
  ['<p>GTX 1060<br>6 GB</p>', 'GTX 1060  \n6 GB'],
  ['<a href="/x">GTX 1060<br>6 GB</a>', '[GTX 1060 6 GB](/x)'],
  ['<h2>GTX 1060<br>6 GB</h2>', '## GTX 1060  \n6 GB'],
];

console.log('node-html-markdown 2.0.0');

for (const [content, expected] of cells) {
  const row = lastRow(NodeHtmlMarkdown.translate(cell(content)));

  console.log(`${content}  ->  ${row}`);
  assert.equal(row.replaceAll(/ +/g, ' '), expected);
}

for (const [html, expected] of elsewhere) {
  const markdown = NodeHtmlMarkdown.translate(html).trim();

  console.log(`${html}  ->  ${JSON.stringify(markdown)}`);
  assert.equal(markdown, expected);
}
JS
node probe.mjs
