#!/bin/sh
# Guess: "twenty-nine point nine zero" is 29.9, and "one point five million" is 1,500,000.
# Seen: numbered reads digits behind the point from the last one: a zero at the end is put in front, 29.90 is 29.09 and
#   version 3.10 is 3.01. What follows a fraction is dropped: one point five million is 1.5. "one and a half" is 1, and
#   a number word that it does not know, "half", is 0.
# Who meets it: input by voice, and transcripts and captions in which numbers are searched.
# What to do: read the words behind "point" one by one.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent numbered@1.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parse, stringify } = require('numbered');

const expected = {
  'twenty-nine point nine': 29.9,
  'twenty-nine point nine zero': 29.09,
  'three point one zero': 3.01,
  'ten point zero five': 10.05,
  'one point five million': 1.5,
  'two hundred fifty thousand': 250_000,
  'one and a half': 1,
  half: 0,
};

for (const [words, number] of Object.entries(expected)) {
  console.log(`${words}: ${parse(words)}`);
  assert.equal(parse(words), number);
}
assert.equal(parse(stringify(1_500_000)), 1_500_000);
JS
node probe.cjs
