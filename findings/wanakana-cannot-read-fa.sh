#!/bin/sh
# Guess: `toRomaji` reads katakana aloud: ファイル (file) is "fairu", フェイス (face) "feisu", ディスク (disk) "disuku".
# Seen: the small vowel is read as a large one: "fuairu", "fyeisu", "deisuku". So are フォ, ウィ and デュ, the syllables
#   that only foreign words have; シェ, チェ and ジェ are right. The other way it knows them: "fairu" becomes ファイル. For
#   マッチ it writes "matchi", as Hepburn does, and reads that as マtチ.
# Who meets it: sites that make addresses and file names of Japanese headings about software, where every second
#   word is a foreign one, and search fields for both scripts.
# What to do: give addresses by hand, and compare in kana.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent wanakana@5.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { toKatakana, toRomaji } from 'wanakana';

const seen = {
  カメラ: 'kamera',
  チェック: 'chekku',
  ファイル: 'fuairu',
  フェイス: 'fyeisu',
  フォト: 'fuoto',
  ディスク: 'deisuku',
  ウィンドウ: 'uindou',
  デュアル: 'deyuaru',
  マッチ: 'matchi',
};

console.log('wanakana 5.3.1');

for (const [word, expected] of Object.entries(seen)) {
  const romaji = toRomaji(word);

  console.log(`${word} -> ${romaji} -> ${toKatakana(romaji)}`);
  assert.equal(romaji, expected);
}

assert.equal(toKatakana('fairu'), 'ファイル');
assert.equal(toKatakana('kamera'), 'カメラ');
assert.equal(toKatakana('matchi'), 'マtチ');
JS
node probe.mjs
