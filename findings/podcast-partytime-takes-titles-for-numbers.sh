#!/bin/sh
# Guess: podcast-partytime, the reader that podcast indexes use, hands out titles, names and identifiers as texts of the
#   feed.
# Seen: its XML reader makes numbers of them first. An episode with the title "3.10" or "300" has no title, and without
#   a description it is left out, with a line in the log only. An author "007" is an empty text, the identifier "0012"
#   is "12" and "1e3" is "1000". "3.10.1" and "Episode 300" stay. rss-parser reads all as they are.
# Who meets it: feeds with an episode for each version of a program, and readers that know by the identifier what was
#   heard: two identifiers become one, or an old episode is new.
# What to do: a word in each title, and identifiers with letters, as addresses have.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent podcast-partytime@5.0.0 rss-parser@3.13.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseFeed } from 'podcast-partytime';
import RssParser from 'rss-parser';

const seen = [
  ['3.10', '0012', undefined, '12'],
  ['300', '1e3', undefined, '1000'],
  ['3.10.1', 'a-0012', '3.10.1', 'a-0012'],
  ['Episode 300', 'https://site.example/300', 'Episode 300', 'https://site.example/300'],
];

function writeFeed(description) {
  const items = seen.map(
    ([title, guid]) => `
    <item>
      <title>${title}</title>${description}
      <guid isPermaLink="false">${guid}</guid>
      <enclosure url="https://site.example/${encodeURIComponent(guid)}.mp3" length="12345" type="audio/mpeg"/>
    </item>`,
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
  <channel>
    <title>What is new</title>
    <description>Each version in two minutes</description>
    <link>https://site.example/</link>
    <itunes:author>007</itunes:author>${items.join('')}
  </channel>
</rss>`;
}

const feed = writeFeed('<description>Two minutes</description>');
const read = parseFeed(feed);
const reference = await new RssParser().parseString(feed);

console.log('podcast-partytime 5.0.0, rss-parser 3.13.0');
console.log('author:', JSON.stringify(read.author), 'and', JSON.stringify(reference.itunes.author));
assert.equal(read.author, '');
assert.equal(reference.itunes.author, '007');

for (const [index, [title, guid, expectedTitle, expectedGuid]] of seen.entries()) {
  const item = read.items[index];
  const other = reference.items[index];

  console.log(`${title}, ${guid}: podcast-partytime ${item.title}, ${item.guid}; rss-parser ${other.title}, ${other.guid}`);
  assert.deepEqual([item.title, item.guid], [expectedTitle, expectedGuid]);
  assert.deepEqual([other.title, other.guid], [title, guid]);
}

const withoutDescriptions = parseFeed(writeFeed('')).items;

console.log('without descriptions:', withoutDescriptions.map(({ title }) => title));
assert.deepEqual(
  withoutDescriptions.map(({ title }) => title),
  ['3.10.1', 'Episode 300'],
);
JS
node probe.mjs
