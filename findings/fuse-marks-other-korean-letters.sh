#!/bin/sh
# Guess: with `ignoreDiacritics: true`, which is there so that "resume" finds "résumé", Fuse.js treats Japanese and
#   Korean as without it, and the places that it reports are places in the text that was searched.
# Seen: it takes Korean syllables apart into their letters. So 가 is found in 강아지 (puppy), and the places are those in
#   the text taken apart: for 얼굴 (face) in "새 얼굴 바꾸기" they mark "굴 바꾸기". A German ß in front, which it makes "ss", moves
#   them too. In Japanese the marks of voiced sounds are removed: a search for カイト (kite) finds ガイド (guide).
# Who meets it: sites that switch it on for French or Vietnamese and have it in all languages: the wrong letters of
#   Korean titles are highlighted, and Japanese searches find other words.
# What to do: switch it on by language, and search folded text of one's own where places matter.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fuse.js@7.5.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Fuse from 'fuse.js';

const search = (text, question, ignoreDiacritics) => {
  const fuse = new Fuse([text], { ignoreDiacritics, ignoreLocation: true, includeMatches: true, threshold: 0 });
  const [result] = fuse.search(question);
  const place = result?.matches[0].indices[0];

  return place && text.slice(place[0], place[1] + 1);
};

console.log('fuse.js 7.5.0');

for (const [text, question, without, marked] of [
  ['Tải ảnh mới', 'ảnh', 'ảnh', 'ảnh'],
  ['새 얼굴 바꾸기', '얼굴', '얼굴', '굴 바꾸기'],
  ['강아지', '가', undefined, '강아'],
  ['Größe ändern', 'ändern', 'ändern', 'ndern'],
  ['ガイド', 'カイト', undefined, 'ガイド'],
]) {
  const seen = { without: search(text, question, false), ignoreDiacritics: search(text, question, true) };

  console.log(`${question} in "${text}" marks`, seen);
  assert.deepEqual(seen, { without, ignoreDiacritics: marked });
}
JS
node probe.mjs
