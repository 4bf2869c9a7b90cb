#!/bin/sh
# Guess: `createTikTokStyleCaptions` makes a page of what is said within the time that is asked for, in each language.
# Seen: a page may only end before a word that begins with a space. Japanese, Chinese and Thai have none, so that all
#   words of a speech are one page: seven seconds where one and a half were asked for, and half a minute for half a
#   minute. English and Korean words are divided as expected. There is no error.
# Who meets it: makers of short videos with a swapped face and captions word by word: the whole speech covers the face.
# What to do: put a space before each phrase, for example at the breaks that BudouX finds.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @remotion/captions@4.0.529

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { createTikTokStyleCaptions } = require('@remotion/captions');

// One word a second.
const divide = (words) => {
  const captions = words.map((text, index) => ({
    text,
    startMs: index * 1000,
    endMs: index * 1000 + 900,
    timestampMs: null,
    confidence: null,
  }));

  return createTikTokStyleCaptions({ captions, combineTokensWithinMilliseconds: 1500 }).pages.map(({ text }) => text);
};

const english = divide(['Swap', ' your', ' face', ' in', ' a', ' live', ' call']);
const korean = divide(['실시간', ' 통화에서', ' 얼굴을', ' 바꾸세요']);
const japanese = divide(['ライブ', '通話', 'で', '顔', 'を', '入れ', '替え']);
const japaneseWithSpaces = divide(['ライブ', '通話', 'で', ' 顔', 'を', ' 入れ', '替え']);

console.log('@remotion/captions 4.0.529');
console.log(`English: ${english.join(' | ')}`);
console.log(`Korean: ${korean.join(' | ')}`);
console.log(`Japanese: ${japanese.join(' | ')}`);
console.log(`Japanese with spaces: ${japaneseWithSpaces.join(' | ')}`);

assert.deepEqual(english, ['Swap your', 'face in', 'a live', 'call']);
assert.deepEqual(korean, ['실시간 통화에서', '얼굴을 바꾸세요']);
assert.deepEqual(japanese, ['ライブ通話で顔を入れ替え']);
assert.equal(japaneseWithSpaces.length, 3);
JS
node probe.cjs
