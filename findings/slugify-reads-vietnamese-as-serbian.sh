#!/bin/sh
# Guess: a slug of Vietnamese drops the marks: "Đổi mặt" becomes "doi-mat".
# Seen: the package slugify writes "DJoi-mat": its table has the Serbian reading of Đ, and only the
#   option `locale: 'vi'` changes it. @sindresorhus/slugify, speakingurl, limax and transliteration write "doi-mat"
#   without an option.
# Who meets it: blogs and CMS in Vietnamese, where "đ" is a common letter.
# What to do: pass the language of the entry to `slugify`, which is also needed for German.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  slugify@1.6.9 @sindresorhus/slugify@3.0.1 speakingurl@14.0.1 limax@4.2.3 transliteration@2.6.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sindresorhus from '@sindresorhus/slugify';
import limax from 'limax';
import slugify from 'slugify';
import speakingurl from 'speakingurl';
import { slugify as transliterate } from 'transliteration';

const heading = 'Đổi mặt';

const slugs = {
  slugify: slugify(heading),
  'slugify, lower and strict': slugify(heading, { lower: true, strict: true }),
  "slugify, locale 'vi'": slugify(heading, { locale: 'vi' }),
  '@sindresorhus/slugify': sindresorhus(heading),
  speakingurl: speakingurl(heading),
  limax: limax(heading),
  transliteration: transliterate(heading),
};

console.log('slugify 1.6.9', slugs);

assert.deepEqual(Object.values(slugs), ['DJoi-mat', 'djoi-mat', 'Doi-mat', 'doi-mat', 'doi-mat', 'doi-mat', 'doi-mat']);
JS
node probe.mjs
