#!/bin/sh
# Guess: a space between two words is a space in the Word file, whether the words are bold or not.
# Seen: html-to-docx drops a space that stands between two elements: "<b>GTX</b> <i>1060</i>" is "GTX1060", two links
#   side by side are one word, and "<span>29</span> <span>€</span>" is "29€". The same in headings and lists. A space
#   beside plain text, "<b>GTX</b> or <i>RTX</i>", is kept; so are spaces within an element.
# Who meets it: terms, invoices and help that a site offers as a Word file, and editors that export with it: names and
#   amounts grow together wherever two formatted words meet.
# What to do: put the space into one of the elements, or write `&nbsp;`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent html-to-docx@1.8.0 mammoth@1.13.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import htmlToDocx from 'html-to-docx';
import mammoth from 'mammoth';

const textOf = async (html) => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await htmlToDocx(html)) });

  return value.trim();
};

const seen = [
  ['<p><b>GTX</b> or <i>RTX</i></p>', 'GTX or RTX'],
  ['<p><b>GTX 1060</b></p>', 'GTX 1060'],
  ['<p><b>GTX</b> <i>1060</i></p>', 'GTX1060'],
  ['<p><b>GTX </b><i>1060</i></p>', 'GTX 1060'],
  ['<p><b>GTX</b>&nbsp;<i>1060</i></p>', 'GTX\u00a01060'],
  ['<h2><b>Version 3.0</b> <i>new</i></h2>', 'Version 3.0new'],
  ['<ul><li><b>GTX</b> <i>1060</i></li></ul>', 'GTX1060'],
  ['<p><a href="https://example.org/a">one</a> <a href="https://example.org/b">two</a></p>', 'onetwo'],
  ['<p><span>29</span> <span>€</span></p>', '29€'],
];

console.log('html-to-docx 1.8.0');

for (const [html, expected] of seen) {
  const text = await textOf(html);

  console.log(`${html}  ->  ${text}`);
  assert.equal(text, expected, html);
}
JS
node probe.mjs
