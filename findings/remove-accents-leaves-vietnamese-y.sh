#!/bin/sh
# Guess: remove-accents, which match-sorter and many menus and searches use, removes all accents of Vietnamese, as it
#   does in ảnh, đổi and mặt.
# Seen: of the 146 Vietnamese letters with a mark, six stay as they are: ỷ, ỹ, ỵ and their capitals (ỳ and ý are
#   folded). So match-sorter finds "Ảnh gốc" by "anh goc", and "Kỷ niệm" (memories) and "Hoa Kỳ, Mỹ" (America) not by
#   "ky niem" and "my". In Russian, й becomes и, another letter. German ß stays.
# Who meets it: menus and country lists in Vietnamese, which people search without marks: words with these letters are
#   not there.
# What to do: `text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd')`, and `keepDiacritics: true` for
#   match-sorter.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent remove-accents@0.5.0 match-sorter@8.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { matchSorter } from 'match-sorter';
import removeAccents from 'remove-accents';

const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));
const marked = [...vowels, 'đ'].filter((letter) => !/^[a-z]$/.test(letter));
const letters = marked.flatMap((letter) => [letter, letter.toUpperCase()]);
const left = letters.filter((letter) => removeAccents(letter) === letter);

console.log('remove-accents 0.5.0, match-sorter 8.3.1');
console.log(`of ${letters.length} Vietnamese letters stay`, left.join(' '));
assert.equal(letters.length, 134);
assert.deepEqual(left, ['ỹ', 'Ỹ', 'ỷ', 'Ỷ', 'ỵ', 'Ỵ']);

const titles = ['Ảnh gốc', 'Đổi mặt', 'Kỷ niệm', 'Mỹ'];

for (const [question, expected] of [
  ['anh goc', ['Ảnh gốc']],
  ['doi mat', ['Đổi mặt']],
  ['ky niem', []],
  ['my', []],
  ['kỷ niệm', ['Kỷ niệm']],
]) {
  console.log(`${question}:`, matchSorter(titles, question));
  assert.deepEqual(matchSorter(titles, question), expected);
}

assert.equal(removeAccents('й'), 'и');
JS
node probe.mjs
