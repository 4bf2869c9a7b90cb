#!/bin/sh
# Guess: a program that puts Japanese phrases into blocks, so that lines break between phrases, keeps what browsers keep
#   together anyway: prices, versions and addresses of pages.
# Seen: mikanjs puts "1," and "500円" in two blocks, and "3.", "0." and "3" in three: with it, lines break where they did
#   not without it, and a price begins with 500 on its second line. An address of a page is in six blocks, and the
#   particle behind it is in one with its last slash. BudouX keeps prices and versions in one.
# Who meets it: headings and prices of Japanese pages.
# What to do: BudouX, or `word-break: auto-phrase` where browsers know it.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent mikanjs@1.0.14 budoux@0.9.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { loadDefaultJapaneseParser } from 'budoux';
import mikan from 'mikanjs';

const budoux = loadDefaultJapaneseParser();
const blocks = (text) => mikan(text).match(/(?<=>)[^<]+/g);

for (const text of ['料金は1,500円です。', 'バージョン3.0.3です。', 'https://site.example/ja/をご覧ください。']) {
  console.log('mikanjs', blocks(text).join(' | '), '; BudouX', budoux.parse(text).join(' | '));
}

assert.deepEqual(blocks('料金は1,500円です。').slice(1, 3), ['1,', '500円']);
assert.deepEqual(blocks('バージョン3.0.3です。').slice(1, 4), ['3.', '0.', '3']);
assert.ok(blocks('https://site.example/ja/をご覧ください。').includes('/をご'));
assert.ok(budoux.parse('料金は1,500円です。').some((phrase) => phrase.includes('1,500円')));
assert.ok(budoux.parse('バージョン3.0.3です。')[0].includes('3.0.3'));
JS
node probe.mjs
