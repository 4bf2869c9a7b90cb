#!/bin/sh
# Guess: FormatJS, as a polyfill for names of languages and for lists, has the data of Unicode (CLDR) and writes what
#   Node and browsers write.
# Seen: @formatjs/intl-displaynames names only what is in the data as a whole. Traditional and Simplified Chinese
#   (`zh-Hant`, `zh-Hans`) are shown as "zh-Hant" and "zh-Hans" in Korean, Vietnamese and Indonesian; Serbian in Latin
#   letters is "sr-Latn" in each language. The specification composes the name of language and script, as Node does.
#   @formatjs/intl-listformat writes "Windows y iOS" and "vídeo y imagen" in Spanish for "e", and "uno o otro".
# Who meets it: apps and old browsers that load the polyfill: the menu of languages and lists of systems.
# What to do: names of languages from a list of your own; in Spanish, an order in which no i or o follows.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/intl-displaynames@7.3.15 \
  @formatjs/intl-listformat@8.3.15

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';

const { DisplayNames, ListFormat } = Intl;

for (const name of ['intl-displaynames', 'intl-listformat']) {
  await import(`@formatjs/${name}/polyfill-force.js`);

  for (const locale of ['de', 'es', 'id', 'ko', 'vi']) {
    await import(`@formatjs/${name}/locale-data/${locale}.js`);
  }
}

assert.notEqual(Intl.DisplayNames, DisplayNames);
assert.notEqual(Intl.ListFormat, ListFormat);

const names = [
  ['ko', 'zh-Hant', 'zh-Hant', '중국어(번체)'],
  ['vi', 'zh-Hans', 'zh-Hans', 'Tiếng Trung (Giản thể)'],
  ['id', 'zh-Hant', 'zh-Hant', 'Tionghoa (Tradisional)'],
  ['de', 'sr-Latn', 'sr-Latn', 'Serbisch (Lateinisch)'],
  ['de', 'zh-Hant', 'Chinesisch (traditionell)', 'Chinesisch (traditionell)'],
];

const lists = [
  ['conjunction', ['Windows', 'iOS'], 'Windows y iOS', 'Windows e iOS'],
  ['conjunction', ['vídeo', 'imagen'], 'vídeo y imagen', 'vídeo e imagen'],
  ['disjunction', ['uno', 'otro'], 'uno o otro', 'uno u otro'],
];

console.log(`@formatjs/intl-displaynames 7.3.15, @formatjs/intl-listformat 8.3.15, Node ${process.version}`);

for (const [locale, code, expected, native] of names) {
  const options = { type: 'language' };
  const polyfill = new Intl.DisplayNames(locale, options).of(code);
  const reference = new DisplayNames(locale, options).of(code);

  console.log(`${locale} ${code}: polyfill ${polyfill}, Node ${reference}`);
  assert.equal(polyfill, expected);
  assert.equal(reference, native);
}

for (const [type, parts, expected, native] of lists) {
  const polyfill = new Intl.ListFormat('es', { type }).format(parts);
  const reference = new ListFormat('es', { type }).format(parts);

  console.log(`es ${type}: polyfill ${polyfill}, Node ${reference}`);
  assert.equal(polyfill, expected);
  assert.equal(reference, native);
}
JS
node probe.mjs
