#!/bin/sh
# Guess: with `checkFragments`, a link checker knows the addresses that need no id: `#top`, which HTML defines as the
#   top of the page, and `#:~:text=word`, which leads to a word.
# Seen: linkinator reports both as broken, with status 200, also in combination: `other.html#there:~:text=word`, where
#   "there" exists. `#` alone passes, and so do links to ids that exist.
# Who meets it: sites whose tests run it over their pages: links back to the top of a page and links to a sentence of a
#   press article make the test fail.
# What to do: exclude them with `linksToSkip`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent linkinator@7.6.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { LinkChecker } from 'linkinator';

const pageOf = (body) => `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;

mkdirSync('site');
writeFileSync('site/other.html', pageOf('<h1 id="there">Title</h1>'));

const broken = async (body) => {
  writeFileSync('site/index.html', pageOf(body));

  const { links } = await new LinkChecker().check({ path: 'site', recurse: true, checkFragments: true });

  const reports = links.filter(({ state }) => state === 'BROKEN').map(({ status, url }) => `${status} ${url}`);

  // One report for each address: it appears twice, for the page and for the check of its ids.
  return [...new Set(reports)].map((report) => report.replace(/ .*\//, ' '));
};

const seen = [
  ['<a href="other.html#there">x</a>', []],
  ['<a href="other.html#">x</a>', []],
  ['<a href="other.html#nowhere">x</a>', ['200 other.html#nowhere']],
  ['<a href="other.html#top">x</a>', ['200 other.html#top']],
  ['<a href="other.html#:~:text=Title">x</a>', ['200 other.html#:~:text=Title']],
  ['<a href="other.html#there:~:text=Title">x</a>', ['200 other.html#there:~:text=Title']],
];

console.log('linkinator 7.6.1');

for (const [body, expected] of seen) {
  const addresses = await broken(body);

  console.log(body, '-> broken:', addresses);
  assert.deepEqual(addresses, expected);
}
JS
node probe.mjs
