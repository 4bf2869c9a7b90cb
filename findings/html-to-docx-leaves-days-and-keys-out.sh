#!/bin/sh
# Guess: an element that a converter to Word has no style for is written as plain text.
# Seen: html-to-docx leaves out the element and what is in it: "until <time>1 May</time>" is "until", "press
#   <kbd>Ctrl</kbd>" is "press", and the words within `<abbr>`, `<small>`, `<cite>`, `<q>`, `<var>`, `<samp>`, `<bdi>`,
#   `<data>`, `<dfn>` and `<label>` are gone. `<em>`, `<strong>`, `<mark>`, `<code>`, `<sub>`, `<sup>`, `<ins>` and
#   `<del>` are written, and so is `<span>`. There is no warning.
# Who meets it: sites that offer terms, invoices or help as a Word file: dates, small print and names of keys are
#   missing, and the sentences around them look whole.
# What to do: rename such elements to `<span>` before.
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

const written = ['span', 'em', 'strong', 'mark', 'code', 'sub', 'sup', 'ins', 'del'];
const lost = ['time', 'kbd', 'abbr', 'small', 'cite', 'q', 'var', 'samp', 'bdi', 'data', 'dfn', 'label'];

console.log('html-to-docx 1.8.0');

for (const name of [...written, ...lost]) {
  const text = await textOf(`<p>Until <${name}>1 May</${name}>.</p>`);

  console.log(`<${name}>: ${text}`);
  assert.equal(text, written.includes(name) ? 'Until 1 May.' : 'Until .', name);
}
JS
node probe.mjs
