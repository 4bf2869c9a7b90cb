#!/bin/sh
# Guess: a sitemap that the `sitemap` package reads and writes again says the same.
# Seen: the address of a page for phones, `<xhtml:link rel="alternate" media="only screen and (max-width: 640px)">`,
#   comes back without its `media`: an alternative without a condition and without a language. While it is read, its
#   name is `androidLink`, the field for apps (`android-app://`). The languages (`hreflang`) stay, but each day becomes
#   a moment at midnight in Greenwich, on which it is still the day before in America.
# Who meets it: sites with separate pages for phones that merge or filter sitemaps with it: search engines lose the
#   relation of the two.
# What to do: filter such sitemaps with an XML library.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sitemap@9.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { parseSitemap, SitemapStream, streamToPromise } from 'sitemap';

const link = (attributes) => `<xhtml:link rel="alternate" ${attributes}/>`;
const phone = link('media="only screen and (max-width: 640px)" href="https://m.example.org/"');
const german = link('hreflang="de" href="https://example.org/de/"');
const file = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://example.org/</loc><lastmod>2026-05-01</lastmod>${german}${phone}</url>
</urlset>`;

const items = await parseSitemap(Readable.from([file]));
const stream = new SitemapStream({ hostname: 'https://example.org' });
const result = streamToPromise(stream);

items.forEach((item) => stream.write(item));
stream.end();

const written = String(await result);

console.log('sitemap 9.0.1');
console.log(file, '\n', items[0], '\n', written);

assert.equal(items[0].androidLink, 'https://m.example.org/');
assert.deepEqual(items[0].links, [{ lang: 'de', url: 'https://example.org/de/' }]);
assert.ok(written.includes(german));
assert.ok(written.includes('<xhtml:link rel="alternate" href="https://m.example.org/"/>'));
assert.doesNotMatch(written, /media/);
assert.match(written, /<lastmod>2026-05-01T00:00:00\.000Z<\/lastmod>/);
JS
node probe.mjs
