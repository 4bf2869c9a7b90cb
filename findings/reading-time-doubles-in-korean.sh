#!/bin/sh
# Guess: the same text takes about the same time to read in each language, or reading-time counts the words of Korean,
#   which has spaces between them.
# Seen: each syllable of Korean and each letter of Japanese counts as a word, with the English speed of 200 a minute. A
#   page that takes 1.4 minutes in English takes 2.9 in Korean and 2.7 in Japanese. Korean has 210 words between spaces
#   there, and counts 570. `wordsPerMinute` is one number for all languages.
# Who meets it: help pages and news in several languages with "3 min read" above them: the translations look twice as
#   long as the original.
# What to do: a speed for each language, about 500 for Korean and Japanese.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent reading-time@1.5.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import readingTime from 'reading-time';

const sentences = {
  en: 'This program swaps the faces in photos and videos. ',
  ko: '이 프로그램은 사진과 영상 속 얼굴을 바꿉니다. ',
  ja: 'このプログラムは写真と動画の顔を入れ替えます。',
};

console.log('reading-time', JSON.parse(readFileSync('node_modules/reading-time/package.json', 'utf8')).version);

const seen = {};

for (const [language, sentence] of Object.entries(sentences)) {
  const text = sentence.repeat(30).trim();
  const { minutes, text: label, words } = readingTime(text);

  seen[language] = { label, minutes, words };
  console.log(`${language}: ${label}, ${minutes} minutes, ${words} words; between spaces: ${text.split(' ').length}`);
}

assert.deepEqual(seen.en, { label: '2 min read', minutes: 1.35, words: 270 });
assert.deepEqual(seen.ko, { label: '3 min read', minutes: 2.85, words: 570 });
assert.deepEqual(seen.ja, { label: '3 min read', minutes: 2.7, words: 540 });
JS
node probe.mjs
