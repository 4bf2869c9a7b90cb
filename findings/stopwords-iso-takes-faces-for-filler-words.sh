#!/bin/sh
# Guess: a list of stop words has the articles, pronouns and prepositions of a language: words of which no one looks
#   for a single one.
# Seen: in stopwords-iso, "face", "faces", "free", "web", "page", "system" and "computer" are English stop words,
#   "faccia" (face) is an Italian one, "лицо" (face) and "человек" (person) are Russian ones; German, Spanish, French
#   and Portuguese keep their word for face. With the list, the index of a page about face swaps finds "swap" in
#   English and nothing for "face". `stopword` has "faccia" in its Italian list, too, and a short English list without
#   these words.
# Who meets it: searches, lists of keywords and tag clouds in several languages: equal pages are found in some of them.
# What to do: look for your own subject in each list before you use it; most searches need no stop words.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent stopwords-iso@1.1.0 stopword@3.1.5 minisearch@7.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import MiniSearch from 'minisearch';
import * as stopword from 'stopword';

const lists = createRequire(import.meta.url)('stopwords-iso');

const FACES = {
  en: 'face',
  it: 'faccia',
  ru: 'лицо',
  de: 'gesicht',
  es: 'cara',
  fr: 'visage',
  pt: 'rosto',
  id: 'wajah',
  ja: '顔',
  ko: '얼굴',
  vi: 'mặt',
  ar: 'وجه',
};

const dropped = Object.keys(FACES).filter((language) => lists[language].includes(FACES[language]));

console.log('stopwords-iso 1.1.0 has the word for face in:', dropped);
assert.deepEqual(dropped, ['en', 'it', 'ru']);

for (const word of ['faces', 'free', 'web', 'page', 'system', 'computer', 'help', 'home']) {
  assert.ok(lists.en.includes(word), word);
}

assert.ok(lists.ru.includes('человек'));
assert.ok(stopword.ita.includes('faccia'));
assert.ok(!stopword.eng.includes('face'));

/** Which of the words find a page with this title, if the stop words of its language are dropped. */
function found(language, title, words) {
  const stopWords = new Set(lists[language]);
  const index = new MiniSearch({
    fields: ['title'],
    processTerm: (term) => (stopWords.has(term.toLowerCase()) ? null : term.toLowerCase()),
  });

  index.add({ id: 1, title });

  return words.filter((word) => index.search(word).length > 0);
}

const english = found('en', 'Swap a face', ['swap', 'face']);
const german = found('de', 'Ein Gesicht tauschen', ['tauschen', 'Gesicht']);
const russian = found('ru', 'Заменить лицо', ['заменить', 'лицо']);

console.log('found:', english, german, russian);
assert.deepEqual([english, german, russian], [['swap'], ['tauschen', 'Gesicht'], ['заменить']]);
JS
node probe.mjs
