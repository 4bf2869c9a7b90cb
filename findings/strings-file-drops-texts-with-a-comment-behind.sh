#!/bin/sh
# Guess: strings-file reads every pair of a Mac's Localizable.strings, whatever comments are around it.
# Seen: a pair with a comment behind it on the same line is left out, and so are an empty text, a text of two lines and
#   the last pair of several if no line break follows it. There is no error, and the count of texts is simply smaller.
#   Comments above a pair do no harm. `\n` stays two characters.
# Who meets it: Mac programs whose website or other version takes the texts over: single buttons are in English again.
# What to do: compare the number of pairs with `plutil -convert json`, or turn the files into a catalogue in Xcode.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent strings-file@0.0.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parse } = require('strings-file');

const files = {
  'comment above': ['/* A button */\n"a" = "A";\n"b" = "B";\n', { a: 'A', b: 'B' }],
  'comment behind': ['"a" = "A"; /* a button */\n"b" = "B";\n', { b: 'B' }],
  'empty text': ['"a" = "";\n"b" = "B";\n', { b: 'B' }],
  'two lines': ['"a" = "One\nTwo";\n"b" = "B";\n', { b: 'B' }],
  'no line break at the end': ['"a" = "A";\n"b" = "B";', { a: 'A' }],
};

console.log('strings-file', require('strings-file/package.json').version);

for (const [name, [text, expected]] of Object.entries(files)) {
  console.log(`${name}: ${JSON.stringify(parse(text))}`);
  assert.deepEqual(parse(text), expected);
}

assert.equal(parse('"a" = "One\\nTwo";\n').a, 'One\\nTwo');
JS
node probe.cjs
