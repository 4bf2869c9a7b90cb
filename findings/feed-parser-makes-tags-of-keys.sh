#!/bin/sh
# Guess: the content of a feed's entry is HTML. A parser undoes the escapes of XML once: what is left is the HTML that the
#   site wrote, in which `&lt;Shift&gt;` is the text of a key.
# Seen: @rowanmanning/feed-parser also undoes the escapes of the HTML. `<kbd>&lt;Shift&gt;</kbd> for &lt;2 faces&gt;` becomes
#   `<kbd><Shift></kbd> for <2 faces>`: browsers take "<Shift>" for a tag and show nothing. RSS, CDATA and XHTML have the
#   same fate. The title "&lt;kbd&gt; marks a key", plain text about HTML, is shown as "<kbd> marks a key". feedparser loses
#   the key in XHTML only, rss-parser and feedsmith leave it as it is.
# Who meets it: sites whose news or instructions name keys, tags or placeholders such as `&lt;name&gt;`.
# What to do: write keys without angle brackets. Readers: use feedsmith, as the lost escapes cannot be found again.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @rowanmanning/feed-parser@2.1.5 rss-parser@3.13.0 \
  feedparser@2.6.0 feedsmith@3.0.1 jsdom@29.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseFeed as parseWithRowanmanning } from '@rowanmanning/feed-parser';
import Feedparser from 'feedparser';
import { parseFeed as parseWithFeedsmith } from 'feedsmith';
import { JSDOM } from 'jsdom';
import RssParser from 'rss-parser';

const html = '<p>Press <kbd>&lt;Shift&gt;</kbd> for &lt;2 faces&gt;</p>';
const title = '&lt;kbd&gt; marks a key';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const atom = (content) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>News</title>
  <id>urn:feed</id>
  <updated>2026-05-01T10:00:00Z</updated>
  <entry>
    <title type="text">${escape(title)}</title>
    <id>urn:entry</id>
    <link rel="alternate" href="https://site.example/"/>
    <updated>2026-05-01T10:00:00Z</updated>
    ${content}
  </entry>
</feed>`;

const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>News</title>
    <link>https://site.example/</link>
    <description>News</description>
    <item>
      <title>A key</title>
      <link>https://site.example/</link>
      <description>${escape(html)}</description>
    </item>
  </channel>
</rss>`;

const feeds = {
  'Atom, escaped': atom(`<content type="html">${escape(html)}</content>`),
  'Atom, CDATA': atom(`<content type="html"><![CDATA[${html}]]></content>`),
  'Atom, XHTML': atom(`<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></content>`),
  RSS: rss,
};

const readWithFeedparser = (xml) =>
  new Promise((resolve, reject) => {
    const parser = new Feedparser();

    parser.on('error', reject);
    parser.on('readable', () => {
      const item = parser.read();

      if (item) resolve(item.description);
    });
    parser.end(xml);
  });

const readers = {
  '@rowanmanning/feed-parser': (xml) => {
    const [item] = parseWithRowanmanning(xml).items;

    return item.content ?? item.description;
  },
  'rss-parser': async (xml) => (await new RssParser().parseString(xml)).items[0].content,
  feedparser: readWithFeedparser,
  feedsmith: (xml) => {
    const { feed } = parseWithFeedsmith(xml);

    return feed.items?.[0].description ?? feed.entries[0].content.value;
  },
};

const shownText = (content) => new JSDOM(content).window.document.body.textContent.trim();
const seen = {};

for (const [name, read] of Object.entries(readers)) {
  seen[name] = {};

  for (const [form, xml] of Object.entries(feeds)) seen[name][form] = shownText(await read(xml));

  console.log(name, seen[name]);
}

const titleOf = (xml) => parseWithRowanmanning(xml).items[0].title;

console.log('HTML of @rowanmanning/feed-parser:', readers['@rowanmanning/feed-parser'](rss));
console.log('title:', titleOf(feeds['Atom, escaped']));

const right = 'Press <Shift> for <2 faces>';
const { '@rowanmanning/feed-parser': wrong, ...others } = seen;

for (const form of ['Atom, escaped', 'Atom, CDATA', 'RSS'])
  for (const texts of Object.values(others)) assert.equal(texts[form], right);

assert.equal(seen.feedsmith['Atom, XHTML'], right);
assert.equal(seen.feedparser['Atom, XHTML'], 'Press  for <2 faces>');

for (const text of Object.values(wrong)) assert.equal(text, 'Press  for <2 faces>');

assert.equal(readers['@rowanmanning/feed-parser'](rss), '<p>Press <kbd><Shift></kbd> for <2 faces></p>');
assert.equal(titleOf(feeds['Atom, escaped']), '<kbd> marks a key');
JS
node probe.mjs
