#!/bin/sh
# Guess: with `lunr.vi` a search finds each Vietnamese word that is on the page, except words that say nothing.
# Seen: letters that are missing in its list are cut off at both ends of a word in the index, and not in the question.
#   The index has "nh" for ảnh (photo) and "ng" for ứng (as in "ứng dụng", program), so these words, ổ đĩa (drive) and Ở
#   đâu? (where?) are never found. Words with a common letter at both ends are.
# Who meets it: the help pages of a program for photos in Vietnamese: there is no result for "photo" and none for
#   "program".
# What to do: `this.pipeline.remove(lunr.vi.trimmer)`, and split at punctuation instead.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lunr@2.3.9 lunr-languages@1.22.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.vi')(lunr);

const words = ['ảnh', 'ứng', 'ổ', 'ở', 'khuôn', 'mặt', 'đổi', 'dụng'];

const search = (prepare) => {
  const index = lunr(function build() {
    this.use(lunr.vi);
    prepare(this);
    this.ref('word');
    this.field('word');
    words.forEach((word) => this.add({ word }));
  });

  return words.filter((word) => index.search(word).length > 0);
};

const found = search(() => {});
const foundWithoutTrimmer = search((builder) => builder.pipeline.remove(lunr.vi.trimmer));

console.log('lunr 2.3.9, lunr-languages 1.22.0');
console.log(`words: ${words.join(', ')}`);
console.log(`found: ${found.join(', ')}`);
assert.deepEqual(found, ['khuôn', 'mặt', 'đổi', 'dụng']);
assert.deepEqual(foundWithoutTrimmer, words);
JS
node probe.cjs
