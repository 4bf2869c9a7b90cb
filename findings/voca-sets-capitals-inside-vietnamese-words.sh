#!/bin/sh
# Guess: `titleCase` of Voca sets a capital at the beginning of each word, in Vietnamese as in German and Russian.
# Seen: the letters with two marks, which only Vietnamese has, are no letters for it: a word ends before each of them,
#   so "Đổi mặt" becomes "ĐỔi MẶt" and "đường dẫn" "ĐưỜng DẪn". `words` finds four words in these two, `kebabCase` puts
#   hyphens inside ("đ-ổi-m-ặt"), and `slugify` leaves the letters out: "d-i-m-t". es-toolkit is right in all of it.
# Who meets it: sites with a Vietnamese version that make titles, keys and addresses with one library for all languages.
# What to do: `Intl.Segmenter` for words, and CSS for capitals.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent voca@1.4.1 es-toolkit@1.53.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const toolkit = require('es-toolkit');
const voca = require('voca');

console.log('voca', require('voca/package.json').version);

for (const title of ['Größe ändern', 'обмен лиц', 'Đổi mặt', 'đường dẫn']) {
  console.log(title, '->', voca.titleCase(title), voca.words(title), voca.kebabCase(title), voca.slugify(title));
}

assert.equal(voca.titleCase('Größe ändern'), 'Größe Ändern');
assert.equal(voca.titleCase('обмен лиц'), 'Обмен Лиц');
assert.equal(voca.titleCase('Đổi mặt'), 'ĐỔi MẶt');
assert.equal(voca.titleCase('đường dẫn'), 'ĐưỜng DẪn');
assert.deepEqual(voca.words('Đổi mặt'), ['Đ', 'ổi', 'm', 'ặt']);
assert.equal(voca.kebabCase('Đổi mặt'), 'đ-ổi-m-ặt');
assert.equal(voca.slugify('Đổi mặt'), 'd-i-m-t');

assert.equal(toolkit.startCase('Đổi mặt'), 'Đổi Mặt');
assert.equal(toolkit.kebabCase('Đổi mặt'), 'đổi-mặt');
JS
node probe.cjs
