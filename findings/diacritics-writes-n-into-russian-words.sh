#!/bin/sh
# Guess: removing diacritics changes letters with marks (é, ñ, đ). A Russian word has the same letters afterwards, or at
#   most й and ё without their marks.
# Seen: diacritics keeps й and ё, and replaces each small Cyrillic л by the Latin n: "лицо" (face) becomes "nицо", half
#   in Latin letters. Its table has л among the forms of n. The capital Л stays, and so does every other Russian letter.
#   In Greek, the letter ρ becomes p.
# Who meets it: searches that fold question and text. Folded alike, Russian words are still found; but what is folded on
#   one side only, or stored with another tool, is not, and addresses and file names mix two alphabets.
# What to do: `text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')`, which only takes й and ё apart.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent diacritics@1.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import diacritics from 'diacritics';

console.log('diacritics 1.3.0');

for (const [text, expected] of [
  ['Größe', 'Grosse'],
  ['đổi ảnh', 'doi anh'],
  ['лицо', 'nицо'],
  ['скачать файл', 'скачать файn'],
  ['Лицо', 'Лицо'],
  ['ещё', 'ещё'],
]) {
  const seen = diacritics.remove(text);

  console.log(text, '->', seen);
  assert.equal(seen, expected);
}

const russian = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'];
const changed = russian.filter((letter) => diacritics.remove(letter) !== letter);

console.log('Russian letters that change:', changed.join(' '));
assert.deepEqual(changed, ['л']);
assert.equal(diacritics.remove('л').codePointAt(0), 'n'.codePointAt(0));
assert.equal(diacritics.remove('ρ'), 'p');
JS
node probe.mjs
