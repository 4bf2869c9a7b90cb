#!/bin/sh
# Guess: feed-extractor gives the link of an entry as it is in the feed, perhaps without the parameters of campaigns.
# Seen: the part behind `#` is removed as well. The notes of all versions are on one page, at #v3.0.3, #v3.0.2 and so
#   on, and the program gets one address for all of them, in Atom, RSS and JSON Feed alike. The day of an entry in Atom
#   is its `updated`, although it has a `published`: an old release whose notes were corrected is as new as the newest.
# Who meets it: makers of programs with a feed of their releases: readers that know an entry by its link show one.
# What to do: a page for each entry, or take the link from `getExtraEntryFields`; with `normalization: false` it is
#   shortened too.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @extractus/feed-extractor@8.0.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extractFromJson, extractFromXml } from '@extractus/feed-extractor';

const home = 'https://site.example/notes/';
const versions = ['v3.0.3', 'v3.0.2'];

const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Releases</title><id>${home}</id><updated>2026-11-28T00:00:00Z</updated>
${versions
  .map(
    (version) => `<entry><title>${version}</title><id>${home}#${version}</id><link href="${home}#${version}"/>
<published>2022-05-01T00:00:00Z</published><updated>2026-11-28T00:00:00Z</updated></entry>`,
  )
  .join('\n')}
</feed>`;
const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Releases</title><link>${home}</link><description>Notes</description>
${versions
  .map((version) => `<item><title>${version}</title><link>${home}?utm_source=feed#${version}</link></item>`)
  .join('\n')}
</channel></rss>`;
const json = JSON.stringify({
  items: versions.map((version) => ({ id: version, title: version, url: `${home}#${version}` })),
  title: 'Releases',
  version: 'https://jsonfeed.org/version/1.1',
});

const raw = extractFromXml(rss, { getExtraEntryFields: ({ link }) => ({ whole: link }) });
const feeds = { Atom: extractFromXml(atom), 'JSON Feed': extractFromJson(json), RSS: extractFromXml(rss) };

console.log(
  '@extractus/feed-extractor',
  JSON.parse(readFileSync('node_modules/@extractus/feed-extractor/package.json', 'utf8')).version,
);

for (const [format, { entries }] of Object.entries(feeds)) {
  console.log(format, entries.map(({ link, title }) => `${title}: ${link}`));
  assert.deepEqual(entries.map(({ title }) => title), versions);
  assert.deepEqual(entries.map(({ link }) => link), [home, home]);
}

console.log('published:', feeds.Atom.entries[0].published);
assert.equal(feeds.Atom.entries[0].published, '2026-11-28T00:00:00.000Z');
assert.equal(raw.entries[0].whole, `${home}?utm_source=feed#v3.0.3`);
assert.equal(extractFromXml(rss, { normalization: false }).item[0].link, home);
JS
node probe.mjs
