#!/bin/sh
# Guess: `[Prices](/de/ "All prices")` is a link to /de/ with a title, and `![Ada](ada.png "Before")` a picture with one, in each
#   parser of Markdown, from the first one of 2004 on.
# Seen: snarkdown, "a one-kilobyte parser", makes the title a part of the address: the link leads to /de/%20%22All%20prices%22,
#   and the picture is missing. Backslashes do not escape: they are shown. Products lose their stars: "1920 * 1080 * 4".
#   micromark is right.
# Who meets it: sites that convert short texts in the browser, such as notes of a release.
# What to do: no titles in texts for snarkdown, and × for sizes; else micromark or marked.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent snarkdown@2.0.0 micromark@4.0.2 jsdom@29.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import { micromark } from 'micromark';
import snarkdown from 'snarkdown';

const texts = {
  link: '[Prices](/de/ "All prices")',
  picture: '![Ada](ada.png "Before")',
  path: 'Saved in C:\\\\new',
  star: '29 € \\* with tax',
  product: '1920 * 1080 * 4',
};

/** Returns what a browser shows: the address of a link or picture, or the text. */
const shown = (html) => {
  const { document } = new JSDOM(html, { url: 'https://site.example/' }).window;
  const { href, src } = document.querySelector('a, img') ?? {};

  return href ?? src ?? document.body.textContent.trim();
};

const seen = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, [shown(snarkdown(text)), shown(micromark(text))]]),
);

console.log(seen);

assert.deepEqual(seen, {
  link: ['https://site.example/de/%20%22All%20prices%22', 'https://site.example/de/'],
  picture: ['https://site.example/ada.png%20%22Before%22', 'https://site.example/ada.png'],
  path: ['Saved in C:\\\\new', 'Saved in C:\\new'],
  star: ['29 € \\* with tax', '29 € * with tax'],
  product: ['1920  1080  4', '1920 * 1080 * 4'],
});
JS
node probe.mjs
