#!/bin/sh
# Guess: a library for readings of Japanese words reads the date 5月3日 as "gogatsu mikka", or at least "gogatsu", and
#   in any case the same for ordinary digits and wide ones.
# Seen: kuroshiro with kuromoji reads it as "5 tsuki 3 nichi": the moon, not the month. With wide digits (５月) it is
#   "gogatsu", and １つ is "hitotsu", where 1つ is "1 tsu". Small numbers of persons, days and things are read as
#   digits by digits: 一人 (alone) is "ichi nin", 二十日 (the 20th) "ni jū nichi", 一本 "ichi hon".
# Who meets it: pages with furigana, romanized addresses of pages, and programs that read aloud.
# What to do: wide digits before the conversion help for months; check numbers by hand.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kuroshiro@1.2.0 kuroshiro-analyzer-kuromoji@1.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { default: Kuroshiro } = require('kuroshiro');
const Kuromoji = require('kuroshiro-analyzer-kuromoji');

async function main() {
  const kuroshiro = new Kuroshiro();

  await kuroshiro.init(new Kuromoji());

  const readings = {};

  for (const text of ['5月3日', '５月３日', '五月', '1つ', '１つ', '一つ', '一人', '二十日', '一本', '今日']) {
    const romaji = await kuroshiro.convert(text, { to: 'romaji', mode: 'spaced' });

    readings[text] = [romaji, await kuroshiro.convert(text, { to: 'hiragana' })];
    console.log(text, readings[text]);
  }
  console.log(await kuroshiro.convert('5月', { to: 'hiragana', mode: 'furigana' }));

  assert.deepEqual(readings['5月3日'], ['5 tsuki 3 nichi', '5つき3にち']);
  assert.deepEqual(readings['５月３日'], ['gogatsu 3 nichi', 'ごがつ３にち']);
  assert.equal(readings['五月'][0], 'gogatsu');
  assert.equal(readings['1つ'][0], '1 tsu');
  assert.equal(readings['１つ'][0], 'hitotsu');
  assert.equal(readings['一つ'][0], 'hitotsu');
  assert.equal(readings['一人'][0], 'ichi nin');
  assert.equal(readings['二十日'][0], 'ni jū nichi');
  assert.equal(readings['一本'][0], 'ichi hon');
  assert.equal(readings['今日'][0], 'kyō');
}

main();
JS
node probe.cjs
