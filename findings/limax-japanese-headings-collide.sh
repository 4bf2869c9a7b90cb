#!/bin/sh
# Guess: limax, which is made for slugs in all scripts, gives each Japanese heading a slug of its own.
# Seen: as soon as a heading has kana, its Chinese characters are left out, and only the little words between them
#   remain. "Swap a face", "change a colour", "edit a video" and "change the settings" all become "wosuru". A heading
#   without kana is read as Chinese: "price" becomes "liao4-jin1", with the numbers of the tones. `lang: 'ja'` changes
#   nothing of the first.
# Who meets it: documentation and blogs in Japanese; of several headings only the first can be linked to.
# What to do: keep the Japanese characters in anchors (github-slugger does), or write slugs by hand.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent limax@4.2.3 github-slugger@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { slug as keepLetters } from 'github-slugger';
import limax from 'limax';

const headings = ['顔を交換する', '色を変更する', '動画を編集する', '設定を変更する'];

console.log('limax', JSON.parse(readFileSync('node_modules/limax/package.json', 'utf8')).version);

for (const heading of headings) {
  console.log(`${heading} -> ${limax(heading)}, with lang ja: ${limax(heading, { lang: 'ja' })}`);
  assert.equal(limax(heading), 'wosuru');
  assert.equal(limax(heading, { lang: 'ja' }), 'wosuru');
  assert.equal(keepLetters(heading), heading);
}

console.log(`料金 -> ${limax('料金')}`);
assert.equal(limax('料金'), 'liao4-jin1');
JS
node probe.mjs
