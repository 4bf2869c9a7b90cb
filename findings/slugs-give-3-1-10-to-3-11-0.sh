#!/bin/sh
# Guess: on a page of release notes, each version has an anchor of its own, and it stays when a new version is added.
# Seen: github-slugger, and with it rehype-slug, marked's heading ids, slug and uslug drop the dots: 3.1.10 and 3.11.0
#   are both "3110". On the day when 3.11.0 is written above 3.1.10, the link #3110, which was 3.1.10 so far, leads to
#   3.11.0, and the old notes become #3110-1. Four other libraries keep the parts apart (3-1-10, or 3.1.10).
# Who meets it: makers of programs who link to the notes of a version from the update window, and everyone who links to
#   them: the link works for months and then shows another version.
# What to do: write ids of versions by hand, or with @sindresorhus/slugify.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent github-slugger@2.0.0 slug@12.0.1 uslug@1.0.4 marked@18.2.1 \
  marked-gfm-heading-id@4.1.4 @sindresorhus/slugify@3.0.1 slugify@1.6.9 speakingurl@14.0.1 limax@4.2.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sindre from '@sindresorhus/slugify';
import { slug as github } from 'github-slugger';
import limax from 'limax';
import { marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';
import slug from 'slug';
import slugify from 'slugify';
import speakingurl from 'speakingurl';
import uslug from 'uslug';

const versions = ['3.1.10', '3.11.0'];
const glued = { 'github-slugger 2.0.0': github, 'slug 12.0.1': slug, 'uslug 1.0.4': uslug };
const kept = {
  '@sindresorhus/slugify 3.0.1': sindre,
  'limax 4.2.3': (text) => limax(text),
  'slugify 1.6.9': (text) => slugify(text),
  'speakingurl 14.0.1': speakingurl,
};

for (const [name, toSlug] of Object.entries({ ...glued, ...kept })) {
  console.log(name, versions.map((version) => toSlug(version)));
}
for (const toSlug of Object.values(glued)) {
  assert.deepEqual(versions.map((version) => toSlug(version)), ['3110', '3110']);
}
for (const toSlug of Object.values(kept)) {
  assert.notEqual(toSlug(versions[0]), toSlug(versions[1]));
}

marked.use(gfmHeadingId());

const before = marked.parse('## 3.1.10\n');
const after = marked.parse('## 3.11.0\n\n## 3.1.10\n');

console.log(`before:\n${before}after:\n${after}`);
assert.match(before, /<h2 id="3110">3\.1\.10</);
assert.match(after, /<h2 id="3110">3\.11\.0</);
assert.match(after, /<h2 id="3110-1">3\.1\.10</);
JS
node probe.mjs
