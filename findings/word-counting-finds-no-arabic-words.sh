#!/bin/sh
# Guess: two libraries that count words agree on "تبديل الوجوه في الصور" (swapping faces in pictures): four words with
#   spaces between them.
# Seen: word-counting finds none in Arabic, and one too many in "Đổi mặt trong ảnh", whose first word it cuts in two.
#   words-count is right there, and counts each Korean syllable: 13 for four words. The version 3.0.3 is one word for
#   one of them, and three for the other. They agree on English.
# Who meets it: sites that estimate what a translation costs, which is paid by the word, or check that none is too
#   short.
# What to do: count with `Intl.Segmenter`, and what is `isWordLike`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent word-counting@1.1.4 words-count@2.0.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const wordCounting = require('word-counting');
const { wordsCount } = require('words-count');

const version = (name) => require(`${name}/package.json`).version;
const expected = {
  'Swap faces in pictures': [4, 4],
  'تبديل الوجوه في الصور': [0, 4],
  'Đổi mặt trong ảnh': [5, 4],
  '이 프로그램은 얼굴을 바꿉니다': [4, 13],
  'Version 3.0.3': [4, 2],
};

console.log('word-counting', version('word-counting'), 'words-count', version('words-count'));

for (const [text, [first, second]] of Object.entries(expected)) {
  const counts = [(wordCounting.default ?? wordCounting)(text).wordsCount, wordsCount(text)];

  console.log(text, counts);
  assert.deepEqual(counts, [first, second]);
}
JS
node probe.cjs
