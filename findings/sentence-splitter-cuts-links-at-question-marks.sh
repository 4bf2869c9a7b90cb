#!/bin/sh
# Guess: programs that divide a text into sentences leave addresses of pages whole, and agree on sentences as plain as
#   "It runs on macOS 14. Restart it."
# Seen: sentence-splitter and `Intl.Segmenter` of Node.js end a sentence at the question mark of an address: "Visit
#   https://site.example/a?b=c." is two, the second one is "b=c.". sentence-splitter takes the two about macOS for one,
#   and so does sbd with a sentence behind "etc.". Both JavaScript libraries do not know the Arabic question mark. Both
#   sentence-splitter and `Intl.Segmenter` end a sentence at each point of "z. B." (e.g. in German).
# Who meets it: translation memories, checks of long sentences, texts that are read aloud piece by piece.
# What to do: put addresses aside before, and give the text its language: only `Intl.Segmenter` has rules for some.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sentence-splitter@5.0.1 sbd@1.0.19

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sbd from 'sbd';
import { split } from 'sentence-splitter';

const bySplitter = (text) => split(text).filter(({ type }) => type === 'Sentence').map(({ raw }) => raw);
const bySegmenter = (text, language) =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

const texts = [
  ['en', 'Visit https://site.example/a?b=c. Then restart.', 3, 2, 3],
  ['en', 'It runs on macOS 14. Restart it.', 1, 2, 2],
  ['en', 'For photos, videos etc. The app is free.', 2, 1, 2],
  ['de', 'Das kostet z. B. 29 Euro. Mehr nicht.', 4, 2, 4],
  ['ru', 'Версия от 3 окт. 2026 г. вышла. Да.', 4, 3, 2],
  ['ar', 'هل هو مجاني؟ نعم.', 1, 1, 2],
];

for (const [language, text, ...expected] of texts) {
  const sentences = [bySplitter(text), sbd.sentences(text), bySegmenter(text, language)];

  console.log({ 'sentence-splitter': sentences[0], sbd: sentences[1], 'Intl.Segmenter': sentences[2] });
  assert.deepEqual(
    sentences.map(({ length }) => length),
    expected,
  );
}
JS
node probe.mjs
