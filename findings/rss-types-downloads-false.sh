#!/bin/sh
# Guess: the `rss` package derives the type of an enclosure from its address, and leaves it out, or takes
#   application/octet-stream, for what it does not know.
# Seen: it writes `type="false"`. That is so for .tar.gz, .AppImage, .msix and .avif, and for every address with
#   something behind the name: film.mp4 is video/mp4, film.mp4?v=2 and film.mp4#t=5 are "false". Podcast programs and
#   readers that look for a type that begins with "audio/" or "video/" show no film.
# Who meets it: sites that announce downloads or films in a feed, with a query that counts downloads or breaks caches.
# What to do: always give the `type`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rss@1.2.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import RSS from 'rss';

const enclosure = (file, type) => {
  const feed = new RSS({ title: 'Films', site_url: 'https://example.org/', feed_url: 'https://example.org/feed.xml' });

  feed.item({
    title: file,
    url: 'https://example.org/',
    date: 0,
    enclosure: { url: `https://example.org/${file}`, ...(type && { type }) },
  });

  return /<enclosure[^>]* type="([^"]*)"/.exec(feed.xml())[1];
};

const seen = {
  'film.mp4': 'video/mp4',
  'film.mp4?v=2': 'false',
  'film.mp4#t=5': 'false',
  'setup.zip': 'application/zip',
  'setup.zip?from=feed': 'false',
  'app.tar.gz': 'false',
  'app.AppImage': 'false',
  'app.msix': 'false',
};

console.log('rss 1.2.2');

for (const [file, type] of Object.entries(seen)) {
  console.log(`${file} -> type="${enclosure(file)}"`);
  assert.equal(enclosure(file), type);
}

assert.equal(enclosure('film.mp4?v=2', 'video/mp4'), 'video/mp4');
JS
node probe.mjs
