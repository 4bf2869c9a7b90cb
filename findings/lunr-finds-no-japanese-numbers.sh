#!/bin/sh
# Guess: with `lunr.ja`, which cuts Japanese into words, a search finds each word and number of a page as it stands
#   there.
# Seen: the text is cut when it is indexed, the question is not. So all that is cut is never found: each number of two
#   digits or more, as digits become words of their own (1060 is 1, 0, 6, 0), and words of two parts, such as 利用規約
#   (terms of use) and 入れ替え (swap). One digit finds all numbers with it. "Windows" is not found either, "GTX" and the
#   parts 利用 and 規約 are.
# Who meets it: Japanese help pages with this search: the number of a graphics card and the name of the system find
#   nothing.
# What to do: cut the question with `lunr.ja.tokenizer` too, and give its words to `query()`, each as required.
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
require('lunr-languages/tinyseg')(lunr);
require('lunr-languages/lunr.ja')(lunr);

const texts = ['GTX 1060 が必要です', '40 クレジット', 'Windows 10', '利用規約', '入れ替え'];
const index = lunr(function build() {
  this.use(lunr.ja);
  this.ref('text');
  this.field('text');
  texts.forEach((text) => this.add({ text }));
});

const found = (question) => index.search(question).map(({ ref }) => ref);
const foundWhenCut = (question) => {
  const words = lunr.ja.tokenizer(question).map(String);

  return index
    .query((query) => words.forEach((word) => query.term(word, { presence: lunr.Query.presence.REQUIRED })))
    .map(({ ref }) => ref);
};

console.log('lunr 2.3.9, lunr-languages 1.22.0');

for (const [question, expected] of [
  ['GTX', ['GTX 1060 が必要です']],
  ['1060', []],
  ['40', []],
  ['4', ['40 クレジット']],
  ['利用', ['利用規約']],
  ['利用規約', []],
  ['入れ替え', []],
  ['Windows', []],
]) {
  console.log(`${question}:`, found(question));
  assert.deepEqual(found(question), expected);
}

assert.deepEqual(foundWhenCut('1060'), ['GTX 1060 が必要です']);
assert.deepEqual(foundWhenCut('利用規約'), ['利用規約']);
JS
node probe.cjs
