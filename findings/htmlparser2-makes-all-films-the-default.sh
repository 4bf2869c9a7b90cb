#!/bin/sh
# Guess: `parseFeed` of htmlparser2 reads the films of an entry (Media RSS) as they are described: of three qualities, the one with
#   `isDefault="true"` is the default one, with 29.97 frames per second and 44.1 kHz. An entry of an Atom feed is dated by
#   `published`, and its link is its page.
# Seen: `isDefault="false"` is true, too: any value is. 29.97 frames are 29, and 44.1 kHz are 44. The date is `updated`, so that
#   corrected notes of old releases come first. The link is the first one, also if it is a film (`rel="enclosure"`), and in
#   feeds of feeds that of the source. Of all authors, the first one with an email address is the author of the feed.
# Who meets it: feed readers and players on top of htmlparser2 or domutils (`getFeed`).
# What to do: read `isDefault` and numbers from the XML, and take links by their `rel`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent htmlparser2@12.0.0 domutils@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseFeed } from 'htmlparser2';

for (const name of ['htmlparser2', 'domutils']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>Films</title><link>https://site.example/</link><description>Films</description>
<item><title>Swap</title>
<media:content url="https://site.example/4k.mp4" isDefault="false" framerate="29.97" samplingrate="44.1"/>
<media:content url="https://site.example/hd.mp4" isDefault="true" framerate="29.97" samplingrate="44.1"/>
<media:content url="https://site.example/sd.mp4" isDefault="false" framerate="29.97" samplingrate="44.1"/>
</item></channel></rss>`;

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>https://site.example/</id><title>Releases</title><updated>2026-05-03T10:00:00Z</updated>
<link href="https://site.example/"/>
<author><name>Ada</name></author>
<entry>
  <id>https://site.example/#film</id><title>Film</title>
  <published>2024-05-01T10:00:00Z</published><updated>2026-05-03T10:00:00Z</updated>
  <link rel="enclosure" type="video/mp4" href="https://site.example/film.mp4"/>
  <link rel="alternate" href="https://site.example/film/"/>
</entry>
<entry>
  <id>https://guest.example/#3.0.3</id><title>3.0.3</title>
  <updated>2026-05-02T10:00:00Z</updated>
  <source><id>https://guest.example/</id><link rel="self" href="https://guest.example/feed.atom"/></source>
  <link rel="alternate" href="https://guest.example/3.0.3/"/>
  <author><name>Ben</name><email>ben@guest.example</email></author>
</entry>
</feed>`;

const films = parseFeed(rss).items[0].media;
console.log(films);

const feed = parseFeed(atom);
console.log(feed);

assert.deepEqual(
  films.map(({ isDefault, framerate, samplingrate }) => [isDefault, framerate, samplingrate]),
  [
    [true, 29, 44],
    [true, 29, 44],
    [true, 29, 44],
  ],
);
assert.equal(feed.items[0].pubDate.toISOString(), '2026-05-03T10:00:00.000Z');
assert.deepEqual(
  feed.items.map(({ link }) => link),
  ['https://site.example/film.mp4', 'https://guest.example/feed.atom'],
);
assert.equal(feed.author, 'ben@guest.example');
JS
node probe.mjs
