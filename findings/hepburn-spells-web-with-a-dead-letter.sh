#!/bin/sh
# Guess: a library for Japanese in Latin letters writes what it has read back in the same signs.
# Seen: hepburn writes "web" (ウェブ) as "WEBU", and back as ヱブ, with a sign that went out of use in 1946, and "window"
#   (ウィンドウ) as ヰンドウ. Of パーティー (party) it leaves a Latin T: パーTイー. `cleanRomaji` makes other sounds of
#   what it wrote itself: デュオ (duo) is "DYUO", and cleaned "JUO". ヴァ is said to contain no Japanese letters.
# Who meets it: search fields and input by Latin letters; many words of the web and of video are of this kind.
# What to do: wanakana for the way to the signs.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent hepburn@1.3.0 wanakana@5.3.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { cleanRomaji, containsKana, fromKana, toKatakana } = require('hepburn');
const wanakana = require('wanakana');

for (const word of ['ウェブ', 'ウィンドウ', 'パーティー', 'デュオ', 'カメラ', 'チェック']) {
  const latin = fromKana(word);

  console.log(`${word}: ${latin}, back ${toKatakana(latin)}, cleaned ${cleanRomaji(latin)}`);
}

assert.equal(toKatakana(fromKana('ウェブ')), 'ヱブ');
assert.equal(toKatakana(fromKana('ウィンドウ')), 'ヰンドウ');
assert.equal(toKatakana(fromKana('パーティー')), 'パーTイー');
assert.equal(cleanRomaji(fromKana('デュオ')), 'JUO');
assert.equal(containsKana('ヴァ'), false);
assert.equal(toKatakana(fromKana('チェック')), 'チェック');
assert.equal(wanakana.toKatakana('webu'), 'ウェブ');
JS
node probe.cjs
