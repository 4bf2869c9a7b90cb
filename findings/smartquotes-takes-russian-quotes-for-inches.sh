#!/bin/sh
# Guess: smartquotes turns `"` into an opening quotation mark in front of a word, in each language.
# Seen: a word begins with a letter of ASCII. In front of `Über`, `Лицо` or `顔`, the mark at the beginning of a text
#   becomes the sign for inches, and one behind a space a closing quotation mark, as `″Лицо” и ”видео”`. "Größe" in German is
#   right, as its first letter is one of ASCII. Marks in front of "(" and "¿" become signs for inches as well. Single
#   marks are right. smartypants opens all of them.
# Who meets it: texts in Russian, German, French or Japanese whose quotation marks a build or a script in the page sets.
# What to do: write the quotation marks of each language into its texts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent smartquotes@2.3.2 smartypants@0.2.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import smartquotes from 'smartquotes';
import { smartypantsu } from 'smartypants';

const SEEN = {
  '"Face" and "video"': '“Face” and “video”',
  '"Лицо" и "видео"': '″Лицо” и ”видео”',
  '"Größe" oder "Übung"': '“Größe” oder ”Übung”',
  '"顔"': '″顔”',
  '"¿Qué?"': '″¿Qué?”',
  '"(free)"': '″(free)”',
};

for (const [text, curly] of Object.entries(SEEN)) {
  console.log(text, '| smartquotes 2.3.2:', smartquotes.string(text), '| smartypants 0.2.2:', smartypantsu(text));
  assert.equal(smartquotes.string(text), curly);
  assert.match(smartypantsu(text), /^“[^“”]+”(?: \p{L}+ “[^“”]+”)?$/u);
}
JS
node probe.mjs
