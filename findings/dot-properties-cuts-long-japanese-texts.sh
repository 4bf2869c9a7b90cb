#!/bin/sh
# Guess: a library reads the file that it has written itself, with the settings it comes with.
# Seen: dot-properties writes Japanese letters as codes (\u3053) and begins a new line after 80 characters, also within
#   a code: `\u51\` and, indented on the next line, `65`. Java and properties-file put it together again. dot-properties
#   itself reads "u5165" in place of the letter 入, and properties-parser a control character, four spaces and "65".
#   Korean, Russian and Arabic have the same; texts in English and short ones do not.
# Who meets it: translators of programs in Java: in a long Japanese sentence single letters become numbers.
# What to do: `stringify(texts, { lineWidth: null })`, or `latin1: false`, which writes the letters themselves.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent dot-properties@1.1.2 properties-parser@0.6.0 \
  properties-file@5.0.7

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse, stringify } from 'dot-properties';
import propertiesParser from 'properties-parser';
import { getProperties } from 'properties-file';

const text = '顔を選んで、写真や動画に入れ替えてください。';
const readers = {
  'dot-properties 1.1.2': (file) => parse(file).text,
  'properties-parser 0.6.0': (file) => propertiesParser.parse(file).text,
  'properties-file 5.0.7': (file) => getProperties(file).text,
};

const read = (file) => Object.entries(readers).map(([name, reader]) => {
  const seen = reader(file);

  console.log(`  ${name}: ${JSON.stringify(seen)}`);

  return seen === text;
});

const folded = stringify({ text });

console.log(folded);
assert.match(folded, /\\u[0-9a-f]{1,3}\\\n/);
assert.deepEqual(read(folded), [false, false, true]);

console.log('with lineWidth: null');
assert.deepEqual(read(stringify({ text }, { lineWidth: null })), [true, true, true]);

console.log('with latin1: false');
assert.deepEqual(read(stringify({ text }, { latin1: false })), [true, true, true]);
JS
node probe.mjs
