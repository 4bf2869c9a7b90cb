#!/bin/sh
# Guess: a library for English texts that reads "one point five" as 1.5 and "1.5 million" as 1,500,000 reads "one point
#   five million" too, and leaves the currency when it changes words to digits.
# Seen: compromise drops everything from "point" on, if a word such as "million" follows: "It has one point five million
#   users" becomes "It has 1 users". "two and a half million" is 2,000,000, "1/2 hour" is 1 and "point five" is 5. With
#   `toNumber`, "It costs $1.5 million" becomes "It costs 1500000", without its dollars.
# Who meets it: transcripts, captions and reviews in which numbers are searched or rewritten.
# What to do: write such numbers in digits before ("1.5 million"), and read prices with a pattern of one's own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent compromise@14.17.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import nlp from 'compromise';

const expected = {
  'It has 1.5 million users.': [1_500_000, 'It has 1500000 users.'],
  'The ratio is one point five.': [1.5, 'The ratio is 1.5.'],
  'It has one point five million users.': [1, 'It has 1 users.'],
  'It has two and a half million users.': [2_000_000, 'It has 2000000 users.'],
  'It takes 1 1/2 hours.': [1.5, 'It takes 1 1/2 hours.'],
  'It takes 1/2 hour.': [1, 'It takes 1/2 hour.'],
  'It is point five.': [5, 'It is point 5.'],
  'It costs $29.90.': [29.9, 'It costs $29.90.'],
  'It costs $1.5 million.': [1_500_000, 'It costs 1500000.'],
};

for (const [text, [number, digits]] of Object.entries(expected)) {
  const [read] = nlp(text).numbers().get();
  const rewritten = nlp(text).numbers().toNumber().all().text();

  console.log(`${text} ${read}; ${rewritten}`);
  assert.equal(read, number);
  assert.equal(rewritten, digits);
}
JS
node probe.mjs
