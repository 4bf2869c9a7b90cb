#!/bin/sh
# Guess: natural's tokenizers for German, Indonesian and Italian return the words of a sentence, and its sentence
#   tokenizer leaves version numbers alone.
# Seen: AggressiveTokenizerId takes capitals for punctuation: "Ganti Wajah" is "anti", "ajah". The German one does so
#   with Ä, Ö and Ü: "Über Öl" is "ber", "l". The Italian one takes accented letters for punctuation: "perché è così" is
#   "perch", "cos". Those for French, Spanish, Portuguese and Vietnamese know their letters. SentenceTokenizer ends a
#   sentence within "3.0.3".
# Who meets it: searches and classifiers of such texts: "Ganti" (replace) at the beginning of a sentence is "anti", and
#   never the same word as "ganti".
# What to do: small letters first for German and Indonesian, and `new RegexpTokenizer({ pattern: /[^\p{L}\p{N}]+/u })`
#   for Italian.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent natural@8.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import natural from 'natural';

console.log('natural 8.1.1');

for (const [name, text, expected] of [
  ['AggressiveTokenizerDe', 'Größe Ändern', ['Größe', 'ndern']],
  ['AggressiveTokenizerDe', 'Über Öl', ['ber', 'l']],
  ['AggressiveTokenizerFr', 'Où est l’Été', ['Où', 'est', 'l', 'Été']],
  ['AggressiveTokenizerId', 'Ganti Wajah', ['anti', 'ajah']],
  ['AggressiveTokenizerId', 'ganti wajah', ['ganti', 'wajah']],
  ['AggressiveTokenizerIt', 'perché è così', ['perch', 'cos']],
]) {
  const words = new natural[name]().tokenize(text);

  console.log(name, `"${text}"`, '->', words);
  assert.deepEqual(words, expected);
}

const sentences = new natural.SentenceTokenizer(['e.g.']).tokenize('Version 3.0.3 is out. It needs Windows 10.');

console.log('SentenceTokenizer ->', sentences);
assert.deepEqual(sentences, ['Version 3.0.', '3 is out.', 'It needs Windows 10.']);
JS
node probe.mjs
