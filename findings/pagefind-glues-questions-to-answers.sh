#!/bin/sh
# Guess: a search index knows that a term ends where `</dt>`, `</th>` or `</summary>` ends, and that labels are text.
# Seen: Pagefind ends a word at paragraphs, headings, items of lists and `<td>`, but not at `<dt>`, `<dd>`, `<th>`,
#   `<summary>`, `<figcaption>` and `<button>`. On a minified page, "Publisher" and "Northlight" of a definition list are
#   one word: the first one is found as the beginning of it, and the second never. The text of `<label>` is in no index
#   at all, minified or not. With a line break between the elements, all words but the labels are found.
# Who meets it: the search of a help site whose pages are minified: facts in lists, heads of tables, and answers that
#   follow their question without a paragraph.
# What to do: a space or line break behind these elements (minifiers: `conservativeCollapse`), a paragraph within them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pagefind@1.6.0

cat > probe.js <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('node_modules/pagefind/package.json', 'utf8'));

console.log(`pagefind ${version}`);

const body = [
  ['<dl>', '<dt>publisher</dt>', '<dd>northlight</dd>', '</dl>'],
  ['<table>', '<tr>', '<th>minimum</th>', '<th>recommended</th>', '</tr>', '</table>'],
  ['<details>', '<summary>refunds</summary>', 'fortnight', '</details>'],
  ['<figure>', '<figcaption>before</figcaption>', 'portrait', '</figure>'],
  ['<button>download</button>', '<button>cancel</button>'],
  ['<table>', '<tr>', '<td>memory</td>', '<td>gigabytes</td>', '</tr>', '</table>'],
  ['<ul>', '<li>camera</li>', '<li>screen</li>', '</ul>'],
  ['<input id="q">', '<label for="q">quality</label>'],
];

// The browser's part of Pagefind asks a server for its files. This is the server.
globalThis.fetch = async (address) => new Response(readFileSync(`.${new URL(address, 'http://site.example').pathname}`));

/** Returns the words that a search finds on a page whose elements are parted by a text. */
async function found(folder, between) {
  const html = body.map((parts) => `<div>${between}${parts.join(between)}${between}</div>`).join(between);

  mkdirSync(folder);
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><head><title>Help</title></head><body>${html}</body></html>`,
  );
  execFileSync('node_modules/.bin/pagefind', ['--site', folder], { stdio: 'ignore' });

  const search = await import(`./${folder}/pagefind/pagefind.js`);
  const words = html.replaceAll(/<[^>]*>/g, ' ').trim().split(/\s+/);
  const matches = [];

  await search.options({ basePath: `http://site.example/${folder}/pagefind/` });
  await search.init('en');

  for (const word of words) {
    const { results } = await search.search(word);

    if (results.length > 0) {
      matches.push(word);
    }
  }

  console.log(`${folder}: found ${matches.join(' ')}`);
  console.log(`${folder}: not found ${words.filter((word) => !matches.includes(word)).join(' ')}`);

  return words.filter((word) => !matches.includes(word));
}

assert.deepEqual(await found('minified', ''), [
  'northlight',
  'recommended',
  'fortnight',
  'portrait',
  'cancel',
  'quality',
]);
assert.deepEqual(await found('lines', '\n'), ['quality']);
JS

node probe.js
