#!/bin/sh
# Guess: with `language: 'arabic'`, Orama splits Arabic text at spaces and punctuation, and finds numbers in Arabic
#   digits.
# Seen: its Arabic letters are those from أ to ي, so آ, which comes before, ends a word, and so do the small signs of
#   vowels and the Arabic digits. الآن (now) is stored as "ال" and "ن", آمن (safe) as "من" (from), مجّاني (free of
#   charge) as "مج" and "اني", and "٤٠ نقطة" (40 credits) without its number. As ال is the article, a search for "now"
#   finds every page with a word in it that begins with the article.
# Who meets it: Arabic help pages with this search: "now" lists nearly all pages, "from" finds "safe", and 40 finds
#   nothing.
# What to do: a tokenizer of one's own: `text.match(/[\p{L}\p{M}\p{N}]+/gu)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @orama/orama@3.1.18

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { create, insertMultiple, search } from '@orama/orama';

const database = create({ schema: { text: 'string' }, language: 'arabic' });

insertMultiple(database, [{ text: 'بدّل الوجه' }, { text: 'برنامج آمن' }, { text: 'افتح الصورة' }]);

const words = (text) => database.tokenizer.tokenize(text, 'arabic');
const found = (term) => search(database, { term }).hits.map(({ document }) => document.text);

console.log('@orama/orama 3.1.18');

for (const [text, expected] of [
  ['الوجه', ['الوجه']],
  ['الآن', ['ال', 'ن']],
  ['آمن', ['من']],
  ['مجّاني', ['مج', 'اني']],
  ['٤٠ نقطة', ['نقطة']],
  ['40 نقطة', ['40', 'نقطة']],
]) {
  console.log(text, '->', words(text));
  assert.deepEqual(words(text), expected);
}

console.log('found for "now":', found('الآن'));
assert.deepEqual(found('الآن').sort(), ['افتح الصورة', 'بدّل الوجه']);

console.log('found for "from":', found('من'));
assert.deepEqual(found('من'), ['برنامج آمن']);
JS
node probe.mjs
