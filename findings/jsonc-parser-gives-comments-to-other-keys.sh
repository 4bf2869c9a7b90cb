#!/bin/sh
# Guess: `modify`, which changes files with comments, removes a key with its own comments, or leaves all comments
#   where they are.
# Seen: what is removed begins behind the value before and ends behind the value of the key. So the comment of the key
#   before is lost, and that behind the removed key is now behind the one before: `"faces": 2, // frames per second`.
#   Of the first key, the comments at the beginning of the file go as well. A new last key takes the comment of the
#   one before.
# Who meets it: programs that change settings or lists of texts that people explain to each other.
# What to do: write comments above keys, and look at the difference before saving.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsonc-parser@3.3.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { applyEdits, modify } = require('jsonc-parser');

const { version } = require('jsonc-parser/package.json');

const settings = `{
  // Settings of the camera
  "faces": 2, // at once
  "rate": 30, // frames per second
  "gpu": true // if there is one
}`;

const change = (key, value) =>
  applyEdits(settings, modify(settings, [key], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

console.log('jsonc-parser', version);

const withoutRate = change('rate', undefined);
const withoutFaces = change('faces', undefined);
const withMore = change('mirror', true);

console.log(`without "rate":\n${withoutRate}\nwithout "faces":\n${withoutFaces}\nwith "mirror":\n${withMore}`);

assert.match(withoutRate, /"faces": 2, \/\/ frames per second/);
assert.doesNotMatch(withoutRate, /at once/);
assert.doesNotMatch(withoutFaces, /Settings|at once/);
assert.match(withMore, /"gpu": true,\n {2}"mirror": true \/\/ if there is one/);
JS
node probe.cjs
