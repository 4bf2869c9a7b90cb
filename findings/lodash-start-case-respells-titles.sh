#!/bin/sh
# Guess: lodash's `startCase` changes the case of first letters, and nothing else of a word.
# Seen: it takes marks off Latin letters: "Größe ändern" becomes "Grosse Andern", "água e são" "Agua E Sao", and the
#   Spanish year (año) another word. L’été loses its apostrophe and becomes "Lete". In Vietnamese only Đ is changed, to
#   D, so that "Đổi mặt" is "Dổi Mặt", no word at all. Cyrillic letters keep their dots. `capitalize` and `upperFirst`
#   leave the spelling alone, and so does `startCase` of es-toolkit, which replaces lodash.
# Who meets it: sites that make titles and labels of keys and headings in several languages.
# What to do: CSS for capitals, or `upperFirst` for the first word.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lodash@4.18.1 es-toolkit@1.53.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const toolkit = require('es-toolkit');
const lodash = require('lodash');

const titles = {
  'Größe ändern': ['Grosse Andern', 'Größe Ändern'],
  'água e são': ['Agua E Sao', 'Água E São'],
  'año nuevo': ['Ano Nuevo', 'Año Nuevo'],
  'à l’été': ['A Lete', 'À L Été'],
  'Đổi mặt': ['Dổi Mặt', 'Đổi Mặt'],
  'ещё быстрее': ['Ещё Быстрее', 'Ещё Быстрее'],
};

console.log('lodash', lodash.VERSION, 'es-toolkit', require('es-toolkit/package.json').version);

for (const [title, [ofLodash, ofToolkit]] of Object.entries(titles)) {
  console.log(`${title} -> lodash: ${lodash.startCase(title)}, es-toolkit: ${toolkit.startCase(title)}`);
  assert.equal(lodash.startCase(title), ofLodash);
  assert.equal(toolkit.startCase(title), ofToolkit);
  assert.equal(lodash.upperFirst(title).toLowerCase(), title.toLowerCase());
}
JS
node probe.cjs
