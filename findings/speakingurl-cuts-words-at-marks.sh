#!/bin/sh
# Guess: slugs are the same for "Größe" with one sign for ö and with o and two dots (as file names of old Macs have it),
#   and Arabic marks above letters, which a reader may leave out, are left out.
# Seen: speakingurl puts a hyphen for each mark, so that words are cut: "Größe" is "groesse" or "gro-sse", the
#   Vietnamese "ảnh đẹp" is "anh-dep" or "a-nh-de-p", and the Arabic "مجّاني" (free) is "mj-any", without the mark
#   "mjany". French is right in both forms ("cafe"), if the mark is at the end of the word. In French, "A < B" is
#   "a-moins-que-b" (unless), and ½ is empty.
# Who meets it: titles from file names, PDF files and keyboards that type marks alone: one title has two addresses.
# What to do: `title.normalize('NFC')` before, and remove the marks of Arabic.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent speakingurl@14.0.1 slug@12.0.1 @sindresorhus/slugify@3.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sindresorhus from '@sindresorhus/slugify';
import slug from 'slug';
import getSlug from 'speakingurl';

const titles = [
  ['de', 'Größe'],
  ['vi', 'ảnh đẹp'],
  ['fr', 'café'],
  ['ar', 'مجّاني'],
];

for (const [lang, title] of titles) {
  const forms = [title.normalize('NFC'), title.normalize('NFD')];
  const slugs = forms.map((form) => [getSlug(form, { lang }), slug(form), sindresorhus(form)]);

  console.log(lang, title, '| speakingurl', slugs[0][0], slugs[1][0]);
  console.log('  slug', slugs[0][1], slugs[1][1], '| @sindresorhus/slugify', slugs[0][2], slugs[1][2]);
}

const both = (title, lang) => ['NFC', 'NFD'].map((form) => getSlug(title.normalize(form), { lang }));

assert.deepEqual(both('Größe', 'de'), ['groesse', 'gro-sse']);
assert.deepEqual(both('ảnh đẹp', 'vi'), ['anh-dep', 'a-nh-de-p']);
assert.deepEqual(both('café', 'fr'), ['cafe', 'cafe']);
assert.deepEqual([getSlug('مجّاني', { lang: 'ar' }), getSlug('مجاني', { lang: 'ar' })], ['mj-any', 'mjany']);
assert.equal(getSlug('A < B', { lang: 'fr' }), 'a-moins-que-b');
assert.equal(getSlug('½'), '');
JS
node probe.mjs
