#!/bin/sh
# Guess: a link of a feed is between its tags as it is, with `&` as `&amp;`: RSS 2.0 says that `<link>` and `<guid>` are
#   URLs and names, and XML does not remove spaces around a text.
# Seen: feedsmith writes each text with `&` or `<` as CDATA on a line of its own, with spaces in front of it. rss-parser
#   hands the line breaks and spaces on: the link is "\n        https://…\n      ", and so are the title, the category
#   and the name (`guid`) by which a reader knows that an entry is not new. An entry without `&` is as usual. feedparser
#   and @rowanmanning/feed-parser trim.
# Who meets it: sites whose feeds have links with two parameters, as those for statistics; every old entry is new after a
#   change to feedsmith.
# What to do: links and names without `&` in feeds; for readers, `trim()` on each value of rss-parser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  feedsmith@3.0.1 rss-parser@3.13.0 @rowanmanning/feed-parser@2.1.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseFeed } from '@rowanmanning/feed-parser';
import { generateRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';

const link = 'https://site.example/?release=3&from=feed';

const feed = generateRssFeed({
  title: 'News',
  link: 'https://site.example/',
  description: 'News',
  items: [
    { title: 'Tips & tricks', link, guid: { value: link, isPermaLink: false }, categories: [{ name: 'Q&A' }] },
    { title: 'Plain', link: 'https://site.example/plain', guid: { value: 'plain', isPermaLink: false } },
  ],
});

console.log(feed);

const byRssParser = (await new RssParser().parseString(feed)).items;
const byOther = parseFeed(feed).items;

console.log('rss-parser 3.13.0', byRssParser);
console.log('@rowanmanning/feed-parser 2.1.5', byOther.map(({ title, url, id }) => ({ title, url, id })));

for (const value of [byRssParser[0].title, byRssParser[0].link, byRssParser[0].guid, byRssParser[0].categories[0]]) {
  assert.match(value, /^\n {8}\S.*\n {6}$/);
}

assert.equal(byRssParser[0].link.trim(), link);
assert.equal(byRssParser[1].link, 'https://site.example/plain');
assert.equal(byRssParser[1].guid, 'plain');

assert.equal(byOther[0].url, link);
assert.equal(byOther[0].id, link);
JS
node probe.mjs
