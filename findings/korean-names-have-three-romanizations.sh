#!/bin/sh
# Guess: libraries for Korean in Latin letters follow the official rules of 2000 (Revised Romanization), as signs, maps and
#   passports do, at least for the examples of the rules: 종로 is `Jongno`, 별내 `Byeollae`, 묵호 `Mukho`.
# Seen: of 21 of these examples, es-hangul misses 3, aromanize 11 and hangul-romanization 18. The last one goes letter by
#   letter (`Jongro`, `Sinra`). aromanize knows some changes of sounds (`Silla`) and not others (`Jongro`).
#   es-hangul knows all but nouns, in which h stays: `Mukho` is `Muko`.
# Who meets it: addresses of pages and names of files made from Korean titles, and the search for a place or a name.
# What to do: es-hangul, with a list of one's own for names; never make an address from a name twice with two of them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent es-hangul@2.4.0 aromanize@0.1.5 hangul-romanization@1.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Aromanize from 'aromanize';
import { romanize } from 'es-hangul';
import hangulRomanization from 'hangul-romanization';

const libraries = {
  'es-hangul': romanize,
  aromanize: (text) => Aromanize.romanize(text),
  'hangul-romanization': (text) => hangulRomanization.convert(text),
};

// Examples of the rules (Ministry of Culture, notification 2000-8, chapters 2 and 3).
const examples = {
  백마: 'baengma',
  신문로: 'sinmunno',
  종로: 'jongno',
  왕십리: 'wangsimni',
  별내: 'byeollae',
  신라: 'silla',
  학여울: 'hangnyeoul',
  알약: 'allyak',
  해돋이: 'haedoji',
  같이: 'gachi',
  맞히다: 'machida',
  좋고: 'joko',
  놓다: 'nota',
  잡혀: 'japyeo',
  낳지: 'nachi',
  묵호: 'mukho',
  집현전: 'jiphyeonjeon',
  압구정: 'apgujeong',
  울릉: 'ulleung',
  대관령: 'daegwallyeong',
  독립문: 'dongnimmun',
};

const misses = {};

for (const [name, library] of Object.entries(libraries)) {
  const wrong = Object.entries(examples).filter(([korean, latin]) => library(korean).toLowerCase() !== latin);

  console.log(name, wrong.map(([korean, latin]) => `${korean} ${latin}: ${library(korean)}`));
  misses[name] = wrong.length;
}

console.log(misses, 'of', Object.keys(examples).length);
assert.equal(Object.keys(examples).length, 21);
assert.equal(libraries['es-hangul']('묵호'), 'muko');
assert.equal(libraries.aromanize('종로'), 'jongro');
assert.equal(libraries['hangul-romanization']('신라').toLowerCase(), 'sinra');
assert.deepEqual(misses, { 'es-hangul': 3, aromanize: 11, 'hangul-romanization': 18 });
JS
node probe.mjs
