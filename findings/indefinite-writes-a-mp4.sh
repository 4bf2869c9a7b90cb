#!/bin/sh
# Guess: libraries that put "a" or "an" in front of a word know abbreviations: an MP4 file, an RTX card, a USB camera.
# Seen: indefinite knows "an RTX" and "an NVIDIA", but reads abbreviations with a digit, a small letter or a point as
#   words: "a MP4 file", "a M1 Mac", "a H.264 film", "a FFmpeg". indefinite-article writes "an USB camera" and "an URL"
#   and reads no numbers: "a 8 GB card", "a 18-year-old", "a 11 MB file". retext-indefinite-article, a checker, is right
#   about these, but accepts "a MP4" and "an GPU".
# Who meets it: sentences with names of files, cards or sizes in them, and checks of texts.
# What to do: write sentences that need no article there: "your card: RTX 4090".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  indefinite@2.5.2 indefinite-article@0.0.2 retext@9.0.0 retext-indefinite-article@5.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import indefinite from 'indefinite';
import indefiniteArticle from 'indefinite-article';
import { retext } from 'retext';
import retextIndefiniteArticle from 'retext-indefinite-article';

const right = {
  'RTX card': 'an',
  'USB camera': 'a',
  GPU: 'a',
  'MP4 file': 'an',
  'M1 Mac': 'an',
  'H.264 film': 'an',
  FFmpeg: 'an',
  URL: 'a',
  'FAQ page': 'an',
  '8 GB card': 'an',
  '18-year-old': 'an',
  '11 MB file': 'an',
};

const seen = {};

for (const [word, article] of Object.entries(right)) {
  const refused = [];

  for (const each of ['a', 'an']) {
    const file = await retext().use(retextIndefiniteArticle).process(`It is ${each} ${word} now.`);

    if (file.messages.length > 0) refused.push(each);
  }

  seen[word] = [indefinite(word, { articleOnly: true }), indefiniteArticle(word), refused.join()];
  console.log(`right: ${article} ${word}; indefinite "${seen[word][0]}", indefinite-article "${seen[word][1]}",`);
  console.log(`  retext-indefinite-article refuses "${seen[word][2]}"`);
}

assert.deepEqual(seen, {
  'RTX card': ['an', 'an', ''],
  'USB camera': ['a', 'an', 'an'],
  GPU: ['a', 'a', ''],
  'MP4 file': ['a', 'an', ''],
  'M1 Mac': ['a', 'an', ''],
  'H.264 film': ['a', 'an', ''],
  FFmpeg: ['a', 'an', ''],
  URL: ['a', 'an', 'an'],
  'FAQ page': ['an', 'a', ''],
  '8 GB card': ['an', 'a', 'a'],
  '18-year-old': ['an', 'a', 'a'],
  '11 MB file': ['an', 'a', 'a'],
});
JS
node probe.mjs
