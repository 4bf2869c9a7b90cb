#!/bin/sh
# Guess: what reads a sitemap reads XML: a page in a comment is not listed, `&amp;` in an address is `&`, spaces around
#   an address and CDATA do not matter, and a sitemap index leads to its sitemaps.
# Seen: get-sitemap-links searches the text for `<loc>` and `</loc>` on one line. Pages that were commented out are links,
#   an address with two parameters keeps `&amp;`, CDATA is part of the address, and an address on a line of its own is not
#   found. An index whose first sitemap does not end with ".xml" (sitemap.xml?page=1) has no pages: its sitemaps are
#   returned as if they were pages. sitemap-stream-parser is right, but skips CDATA. sitemapper and sitemap-urls are right.
# Who meets it: crawlers, link checkers and search indexes that begin with the sitemap of a site.
# What to do: take sitemapper. Sites: an address and its tags on one line, no pages in comments.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent get-sitemap-links@1.1.0 sitemap-stream-parser@1.7.0 \
  sitemapper@4.1.6 sitemap-urls@3.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import getSitemapLinks from 'get-sitemap-links';
import { parseSitemaps } from 'sitemap-stream-parser';
import { extractUrls } from 'sitemap-urls';
import Sitemapper from 'sitemapper';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pageEntry = (loc) => `<url><loc>${loc}</loc></url>`;
const xml = (root, entries) => `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>${entries}</${root}>`;

const files = {
  '/comment': xml('urlset', `<!-- ${pageEntry('https://site.example/old')} -->${pageEntry('https://site.example/new')}`),
  '/parameters': xml('urlset', pageEntry('https://site.example/?page=2&amp;lang=de')),
  '/lines': xml('urlset', pageEntry('\nhttps://site.example/faq\n')),
  '/cdata': xml('urlset', pageEntry('<![CDATA[https://site.example/faq]]>')),
};

const server = createServer(({ url }, response) => response.end(files[url]));

await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const site = `http://127.0.0.1:${server.address().port}`;
const sitemaps = `<sitemap><loc>${site}/sitemap.xml?page=1</loc></sitemap>`;

files['/index'] = xml('sitemapindex', sitemaps);
files['/sitemap.xml?page=1'] = xml('urlset', pageEntry('https://site.example/faq'));

const readers = {
  'get-sitemap-links': (url) => getSitemapLinks.default(url),
  'sitemap-stream-parser': (url) =>
    new Promise((resolve, reject) => {
      const found = [];

      parseSitemaps([url], (page) => found.push(page), (error) => (error ? reject(error) : resolve(found)));
    }),
  sitemapper: async (url) => (await new Sitemapper({ url }).fetch()).sites,
  // Reads no index: it is given the text of one file.
  'sitemap-urls': async (url) => extractUrls(await (await fetch(url)).text()).map((page) => page.trim()),
};
const seen = {};

for (const [name, read] of Object.entries(readers)) {
  seen[name] = {};

  for (const path of ['/comment', '/parameters', '/lines', '/cdata', '/index'])
    seen[name][path] = await read(`${site}${path}`);

  console.log(name, seen[name]);
}

server.close();
server.closeAllConnections();

const right = {
  '/comment': ['https://site.example/new'],
  '/parameters': ['https://site.example/?page=2&lang=de'],
  '/lines': ['https://site.example/faq'],
  '/cdata': ['https://site.example/faq'],
  '/index': ['https://site.example/faq'],
};

assert.deepEqual(seen.sitemapper, right);
assert.deepEqual(seen['sitemap-stream-parser'], { ...right, '/cdata': [] });
assert.deepEqual({ ...seen['sitemap-urls'], '/index': right['/index'] }, right);
assert.deepEqual(seen['get-sitemap-links'], {
  '/comment': ['https://site.example/old', 'https://site.example/new'],
  '/parameters': ['https://site.example/?page=2&amp;lang=de'],
  '/lines': [],
  '/cdata': ['<![CDATA[https://site.example/faq]]>'],
  '/index': [`${site}/sitemap.xml?page=1`],
});
JS
node --no-deprecation probe.mjs
