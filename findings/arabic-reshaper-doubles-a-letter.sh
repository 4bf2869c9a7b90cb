#!/bin/sh
# Guess: a library that joins Arabic letters for programs that cannot (PDF, canvas, games) joins the letters of "لا" to
#   one sign, with or without a vowel mark between them.
# Seen: with a mark between them, arabic-reshaper and arabic-persian-reshaper drop the mark and write the second letter
#   twice: "أهلًا" (welcome) becomes "أهلاا", and "إلّا" (except) "إلاا". The way back does not restore the word.
#   `PersianShaper`, the first half of arabic-persian-reshaper, writes the character U+0000 if the second letter has a
#   sign of its own: "الآن" (now) and "الإعدادات" (settings) have a zero in their middle.
# Who meets it: PDF files, canvases and games with Arabic texts whose double letters or vowels are written.
# What to do: HarfBuzz, or an engine of a browser, which shape the letters themselves; with `ArabicShaper`, remove the
#   marks before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent arabic-reshaper@1.1.0 arabic-persian-reshaper@1.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const reshaper = require('arabic-reshaper');
const { ArabicShaper, PersianShaper } = require('arabic-persian-reshaper');

const shapers = { 'arabic-reshaper': reshaper, ArabicShaper, PersianShaper };

/** Returns the letters that presentation forms stand for, without marks. */
const lettersOf = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '');

for (const word of ['أهلاً', 'أهلًا', 'إلّا', 'الآن', 'الإعدادات']) {
  for (const [name, shaper] of Object.entries(shapers)) {
    const shaped = shaper.convertArabic(word);
    const codes = [...shaped].map((letter) => letter.codePointAt(0).toString(16).padStart(4, '0'));

    console.log(word, name.padEnd(16), codes.join(' '), shaper.convertArabicBack(shaped) === word);
  }
}

for (const shaper of [reshaper, ArabicShaper]) {
  assert.equal(lettersOf(shaper.convertArabic('أهلاً')), lettersOf('أهلاً'));
  assert.equal(lettersOf(shaper.convertArabic('أهلًا')), lettersOf('أهلًا') + 'ا');
  assert.equal(lettersOf(shaper.convertArabic('إلّا')), lettersOf('إلّا') + 'ا');
  assert.doesNotMatch(shaper.convertArabic('إلّا'), /\u0651/);
  assert.notEqual(shaper.convertArabicBack(shaper.convertArabic('إلّا')), 'إلّا');
  assert.equal(lettersOf(shaper.convertArabic('الآن')), lettersOf('الآن'));
}

assert.match(PersianShaper.convertArabic('الآن'), /\0/);
assert.match(PersianShaper.convertArabic('الإعدادات'), /\0/);
assert.doesNotMatch(PersianShaper.convertArabic('لا'), /\0/);
JS
node probe.cjs
