#!/bin/sh
# Guess: libraries that choose the Korean particle (을 after a consonant, 를 after a vowel) know how digits and common
#   Latin names are read: 1060 ends in 육십, M1 in 일, Mac is 맥, GeForce is 지포스, MP4 ends in 사.
# Seen: no two agree. es-hangul takes everything that is not Hangul for a vowel, so all numbers that end in a consonant
#   (0, 1, 3, 6, 7, 8) are wrong. The processor for i18next reads digits, and takes every Latin name for a consonant.
#   josa reads digits and the last letter, and misses Mac only.
# Who meets it: Korean texts with placeholders for the graphics card, the system or the file type.
# What to do: translate the placeholder with a word behind it that has a fixed particle (GeForce 그래픽 카드를).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  es-hangul@2.4.0 i18next-korean-postposition-processor@1.0.0 josa@3.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const esHangul = require('es-hangul');
const { default: processor } = require('i18next-korean-postposition-processor');
const { josa } = require('josa');

const libraries = {
  'es-hangul 2.4.0': (name) => esHangul.josa(name, '을/를').slice(-1),
  'i18next-korean-postposition-processor 1.0.0': (name) => processor.process(`${name}[[을]]`).slice(-1),
  'josa 3.0.1': (name) => josa(`${name}#{을}`).slice(-1),
};

const spoken = { 1060: '을', M1: '을', MP4: '를', Mac: '을', GeForce: '를', Windows: '를' };

const wrong = {
  'es-hangul 2.4.0': ['1060', 'M1', 'Mac'],
  'i18next-korean-postposition-processor 1.0.0': ['GeForce', 'Windows'],
  'josa 3.0.1': ['Mac'],
};

for (const [library, particle] of Object.entries(libraries)) {
  const names = Object.keys(spoken);
  const mistakes = names.filter((name) => particle(name) !== spoken[name]);

  console.log(`${library}: ${names.map((name) => name + particle(name)).join(' ')}; wrong: ${mistakes.join(' ')}`);
  assert.deepEqual(mistakes, wrong[library]);
}
JS
node probe.cjs
