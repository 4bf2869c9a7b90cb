#!/bin/sh
# Guess: libraries that write Russian names in Latin letters write a name in capital letters in capital letters, as it
#   is in passports and headings, at least with the scheme for passports.
# Seen: five of five do not: letters that become two or four are capitalized as at the beginning of a name. The name
#   "ЩЕГЛОВА ЮЛИЯ" is "ShchEGLOVA IuLIIa" in `iuliia` with the scheme of passports (9303), and much the same in
#   `cyrillic-to-translit-js`, transliteration, `any-ascii` and @sindresorhus/transliterate. ICU looks at the letters
#   around, and writes "SHCHEGLOVA YULIYA". In `cyrillic-to-translit-js`, "мышь" is "mish", as if ы were и.
# Who meets it: forms for tickets and invoices, addresses of pages and names of files made from headings.
# What to do: `toUpperCase()` if the name was in capital letters.
set -eu

if ! dpkg-query -W -f '${Version}' icu-devtools > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package icu-devtools' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends icu-devtools > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' icu-devtools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  iuliia@0.8.2 cyrillic-to-translit-js@3.2.1 transliteration@2.6.1 any-ascii@0.3.3 \
  @sindresorhus/transliterate@2.3.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import transliterate from '@sindresorhus/transliterate';
import anyAscii from 'any-ascii';
import CyrillicToTranslit from 'cyrillic-to-translit-js';
import iuliia from 'iuliia';
import { transliterate as transliteration } from 'transliteration';

const Translit = CyrillicToTranslit.default ?? CyrillicToTranslit;

const writers = {
  iuliia: (text) => iuliia.translate(text, iuliia.ICAO_DOC_9303),
  'cyrillic-to-translit-js': (text) => new Translit().transform(text),
  transliteration,
  'any-ascii': anyAscii.default ?? anyAscii,
  '@sindresorhus/transliterate': (text) => transliterate(text),
};

const seen = {};

for (const [name, write] of Object.entries(writers)) {
  seen[name] = ['Щеглова Юлия', 'ЩЕГЛОВА ЮЛИЯ', 'мышь'].map((text) => write(text));
  console.log(name, seen[name]);
}

const byIcu = execFileSync('uconv', ['-x', 'ru-ru_Latn/BGN'], { input: 'ЩЕГЛОВА ЮЛИЯ' }).toString();

console.log('ICU', byIcu);
assert.equal(byIcu, 'SHCHEGLOVA YULIYA');
assert.deepEqual(seen.iuliia, ['Shcheglova Iuliia', 'ShchEGLOVA IuLIIa', 'mysh']);
assert.deepEqual(seen['cyrillic-to-translit-js'], ['Shcheglova Yuliya', 'ShchEGLOVA YuLIYa', 'mish']);
assert.equal(seen.transliteration[1], 'ShchEGLOVA YuLIYa');
assert.equal(seen['any-ascii'][1], 'ShchEGLOVA YuLIYa');
assert.equal(seen['@sindresorhus/transliterate'][1], 'SchEGLOVA YuLIYa');
JS
node probe.mjs
