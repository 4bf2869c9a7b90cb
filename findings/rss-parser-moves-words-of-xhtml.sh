#!/bin/sh
# Guess: in an Atom feed, a text with `type="xhtml"` holds elements instead of escaped HTML (RFC 4287, section 3.1.1.3).
#   Parsers return these elements as HTML, and titles with or without them.
# Seen: rss-parser writes the text between the elements first and all elements behind it. "From <b>29 €</b> a month,
#   <i>for all</i>, not <s>39 €</s>." becomes "From  a month, , not .29 €for all39 €", and the title is an object. In
#   @extractus/feed-extractor, title and text are empty. feedparser, feedsmith and @rowanmanning/feed-parser are right.
# Who meets it: sites that show the news of other sites, or of a page on GitHub or in a wiki: prices and links leave
#   their sentences, without an error.
# What to do: write feeds with `type="html"`. Readers: no option of rss-parser helps, so take feedsmith.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 \
  feedparser@2.6.0 feedsmith@3.0.1 @rowanmanning/feed-parser@2.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { extractFromXml } from '@extractus/feed-extractor';
import { parseFeed as parseWithRowanmanning } from '@rowanmanning/feed-parser';
import Feedparser from 'feedparser';
import { parseFeed as parseWithFeedsmith } from 'feedsmith';
import RssParser from 'rss-parser';

const feed = (type, title, content) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>News</title>
  <id>urn:feed</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <entry>
    <title type="${type}">${title}</title>
    <id>urn:entry</id>
    <link rel="alternate" href="https://site.example/"/>
    <updated>2026-05-01T10:00:00Z</updated>
    <content type="${type}">${content}</content>
  </entry>
</feed>`;

const escape = (html) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inDiv = (html) => `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`;

const title = 'From <b>29 €</b> a month';
const content = '<p>From <b>29 €</b> a month, <i>for all</i>, not <s>39 €</s>.</p>';

const feeds = {
  html: feed('html', escape(title), escape(content)),
  xhtml: feed('xhtml', inDiv(title), inDiv(content)),
};

const readWithFeedparser = (xml) =>
  new Promise((resolve, reject) => {
    const parser = new Feedparser();

    parser.on('error', reject);
    parser.on('readable', () => {
      const item = parser.read();

      if (item) resolve({ title: item.title, content: item.description });
    });
    parser.end(xml);
  });

const readers = {
  'rss-parser': async (xml) => (await new RssParser().parseString(xml)).items[0],
  '@extractus/feed-extractor': (xml) => {
    const [{ title, description }] = extractFromXml(xml, { descriptionMaxLen: 0 }).entries;

    return { title, content: description };
  },
  feedparser: readWithFeedparser,
  feedsmith: (xml) => {
    const [entry] = parseWithFeedsmith(xml).feed.entries;

    return { title: entry.title.value, content: entry.content.value };
  },
  '@rowanmanning/feed-parser': (xml) => parseWithRowanmanning(xml).items[0],
};

const textOf = (html) => html?.replace(/<[^>]*>/g, '');
const seen = {};

for (const [name, read] of Object.entries(readers)) {
  seen[name] = {};

  for (const [type, xml] of Object.entries(feeds)) {
    const { title, content } = await read(xml);
    seen[name][type] = { title: typeof title === 'string' ? textOf(title) : typeof title, text: textOf(content) };
  }

  console.log(name, seen[name]);
}

const right = { title: 'From 29 € a month', text: 'From 29 € a month, for all, not 39 €.' };

for (const { html } of Object.values(seen)) assert.deepEqual(html, right);
for (const name of ['feedparser', 'feedsmith', '@rowanmanning/feed-parser']) assert.deepEqual(seen[name].xhtml, right);

assert.deepEqual(seen['rss-parser'].xhtml, { title: 'object', text: 'From  a month, , not .29 €for all39 €' });
assert.deepEqual(seen['@extractus/feed-extractor'].xhtml, { title: '', text: '' });
JS
node probe.mjs
