#!/bin/sh
# Guess: a synthetic voice reads the numbers that `Intl.NumberFormat` writes for its language, for that is what pages
#   show.
# Seen: eSpeak NG reads "1 500" as two numbers in French and Russian, "un cinq cents" and "один пятьсот", as soon as
#   the space is the one that Intl writes (U+202F, U+00A0); with an ordinary space, French is right and Russian is not.
#   In Arabic with Arabic digits, "١٬٥٠٠" is one and five hundred, and "٢٩٫٩٠" is 29 and 90. A million and a half ends
#   in "zéro zéro zéro". German, Italian, Portuguese, Vietnamese and Indonesian, whose mark is a point, are right.
# Who meets it: visitors with NVDA or Orca, whose first voice is eSpeak NG, at prices and numbers of downloads; films
#   with this voice.
# What to do: write small numbers without grouping (`useGrouping: 'min2'` keeps 1500 whole), and remove the marks of
#   numbers that a script hands to the voice.
set -eu

if ! command -v espeak-ng > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package espeak-ng' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' espeak-ng

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

/** The sounds of a text, one word each, without marks of stress and pauses. */
function sounds(voice, text) {
  const input = execFileSync('espeak-ng', ['-q', '-v', voice, '-x', '--stdin'], { input: text });

  return input.toString().replaceAll(/['_,!|]/g, '').trim().split(/\s+/).join(' ');
}

/** Prints how a number is read as Intl writes it, and returns the sounds. */
function read(language, voice, number, minimumFractionDigits = 0) {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits }).format(number);

  console.log(`${language} ${text} | as written: ${sounds(voice, text)} | plain: ${sounds(voice, `${number}`)}`);

  return sounds(voice, text);
}

// The mark within the number makes two numbers of it.
for (const [language, voice] of [
  ['fr', 'fr'],
  ['ru', 'ru'],
  ['ar-EG', 'ar'],
]) {
  assert.equal(read(language, voice, 1500), sounds(voice, '1, 500'));
  assert.equal(read(language, voice, 12_500), sounds(voice, '12, 500'));
  assert.notEqual(sounds(voice, '1500'), sounds(voice, '1, 500'));
}

assert.equal(sounds('fr', '1 500'), sounds('fr', '1500'));
assert.equal(sounds('ru', '1 500'), sounds('ru', '1, 500'));
assert.equal(read('ar-EG', 'ar', 29.9, 2), sounds('ar', '29 90'));
assert.match(read('fr', 'fr', 1_500_000), /zerozero/);

// The mark is a point in these languages.
for (const [language, voice] of [
  ['de', 'de'],
  ['it', 'it'],
  ['pt-BR', 'pt-br'],
  ['vi', 'vi'],
  ['id', 'id'],
]) {
  assert.equal(read(language, voice, 12_500), sounds(voice, '12500'));
}
JS
node probe.mjs
