#!/bin/sh
# Guess: a library for English plurals gives the word back from which it has made the plural.
# Seen: "selfie" becomes "selfies" and that "selfy", like "cookie" and "cooky", while "movie" is right. "canvas" and
#   "lens" are left as they are and are then "canva" and "len". A word in capitals gets a capital S: "GPUS", which
#   `singular` leaves alone. With a small word, "camera", all is right.
# Who meets it: texts such as "2 GPUs found", and tables of a database or keys of texts that are named by it.
# What to do: `addPluralRule`, `addSingularRule` and `addIrregularRule` for one's own words.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pluralize@8.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const pluralize = require('pluralize');

const { version } = require('pluralize/package.json');
const seen = {};

console.log('pluralize', version);

for (const word of ['camera', 'movie', 'selfie', 'cookie', 'canvas', 'lens', 'GPU']) {
  const plural = pluralize(word, 2);

  seen[word] = [plural, pluralize.singular(plural)];
  console.log(`${word}: two ${plural}, one ${seen[word][1]}`);
}

assert.deepEqual(seen, {
  camera: ['cameras', 'camera'],
  movie: ['movies', 'movie'],
  selfie: ['selfies', 'selfy'],
  cookie: ['cookies', 'cooky'],
  canvas: ['canvas', 'canva'],
  lens: ['lens', 'len'],
  GPU: ['GPUS', 'GPUS'],
});
JS
node probe.cjs
