#!/bin/sh
# Guess: @sindresorhus/transliterate, on which @sindresorhus/slugify is built, leaves letters that it does not know as
#   they are, and so Japanese words, too.
# Seen: it removes the marks of voiced sounds and of long vowels: ガイド (guide) becomes カイト (kite), データ (data) テタ, and バス
#   (bus) and パス (path) both become ハス (lotus). Kanji and Korean stay. It reads the signs for euro and rouble as the
#   letters E and P: a heading "29 €" has the address "29-e".
# Who meets it: searches and lists that fold words with it: in Japanese, different words are the same word, and a price
#   in euros is "29 E" in a plain text.
# What to do: leave Japanese text out, and name the currencies in `customReplacements`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @sindresorhus/transliterate@2.3.1 \
  @sindresorhus/slugify@3.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import slugify from '@sindresorhus/slugify';
import transliterate from '@sindresorhus/transliterate';

console.log('@sindresorhus/transliterate 2.3.1, @sindresorhus/slugify 3.0.1');

for (const [text, expected] of [
  ['Größe', 'Groesse'],
  ['얼굴', '얼굴'],
  ['顔', '顔'],
  ['ガイド', 'カイト'],
  ['データ', 'テタ'],
  ['バス', 'ハス'],
  ['パス', 'ハス'],
  ['29 €', '29 E'],
  ['1500 ₽', '1500 P'],
]) {
  console.log(text, '->', transliterate(text));
  assert.equal(transliterate(text), expected);
}

console.log('29 €', '->', slugify('29 €'));
assert.equal(slugify('29 €'), '29-e');
JS
node probe.mjs
