#!/bin/sh
# Guess: each call of `matter(text)` reads its text and gives an object of its own.
# Seen: without options, results are kept by their text, and equal texts share one `data` object. A language that is
#   set for the German copy of a page is set for the English page too. With an empty object as options, each call
#   reads anew.
# Who meets it: sites that begin a translation as a copy of the English file and add its language while reading.
# What to do: call `matter(text, {})`, or copy `data` before changing it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gray-matter@4.0.3

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const matter = require('gray-matter');

const { version } = require('gray-matter/package.json');

console.log('gray-matter', version);

// The pages of two languages, of which the second one has not been translated yet.
const read = (text, languages, options) => {
  const pages = languages.map((language) => {
    const page = options ? matter(text, options) : matter(text);

    page.data.language = language;

    return page;
  });

  return pages.map(({ data }) => data.language);
};

const shared = read('---\ntitle: News\n---\nText', ['en', 'de']);
const own = read('---\ntitle: News\n---\nText', ['en', 'de'], {});

console.log('languages of both pages:', shared, '| with {}:', own);
assert.deepEqual(shared, ['de', 'de']);
assert.deepEqual(own, ['en', 'de']);
JS
node probe.cjs
