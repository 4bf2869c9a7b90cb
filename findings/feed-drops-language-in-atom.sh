#!/bin/sh
# Guess: `language: 'de'` of the package feed is in all three formats that it writes.
# Seen: only RSS has it. Atom has no `xml:lang`, JSON Feed no `language` (it is version 1, which has none). In Atom the
#   title of the feed is plain text, and the title of an entry is declared as HTML without being escaped for it, so
#   "Press <Shift>" loses its last word in readers that follow the declaration.
# Who meets it: sites with a feed for each language: screen readers and translators in feed readers guess the language.
# What to do: escape titles before `addItem`, and add `xml:lang` to the written text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent feed@6.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Feed } from 'feed';

const date = new Date('2026-11-28T00:00:00Z');

const feed = new Feed({
  title: 'Press <Shift>',
  id: 'https://site.example/de/',
  link: 'https://site.example/de/',
  language: 'de',
  copyright: '2026',
  updated: date,
});

feed.addItem({ title: 'Press <Shift>', id: 'https://site.example/1/', link: 'https://site.example/1/', date });

console.log('feed', JSON.parse(readFileSync('node_modules/feed/package.json', 'utf8')).version);

const atom = feed.atom1();
console.log(atom);

assert.match(feed.rss2(), /<language>de<\/language>/);
assert.ok(!/lang/.test(atom));
assert.ok(!('language' in JSON.parse(feed.json1())));
assert.match(atom, /<title>Press &lt;Shift&gt;<\/title>/);
assert.match(atom, /<title type="html"><!\[CDATA\[Press <Shift>\]\]><\/title>/);
JS
node probe.mjs
