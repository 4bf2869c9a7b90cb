#!/bin/sh
# Guess: a library for Spanish plurals knows the rule for words in -s with a stress mark ("autobús", "autobuses"), moves
#   the marks of frequent words ("imagen", "imágenes"), and puts an s behind foreign words.
# Seen: pluralize-es leaves "país", "autobús", "interés" and "francés" as they are, writes "imagenes" and "jovenes" without
#   the mark, and "sofaes". `rosaenlg-pluralize-es`, which is made from it, is right about these but for "país", of which
#   it makes "paises". Both put the ending of Spanish words behind foreign ones and abbreviations: "appes", "webes",
#   "emailes", "plugines", "GIFes", "PCes".
# Who meets it: labels that are put together from a number and a word, and generated texts.
# What to do: both forms in the texts themselves, chosen by `Intl.PluralRules`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pluralize-es@1.0.0 rosaenlg-pluralize-es@4.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const pluralizeEs = require('pluralize-es');
const rosaenlg = require('rosaenlg-pluralize-es');

const plurals = {
  cara: ['caras', 'caras', 'caras'],
  luz: ['luces', 'luces', 'luces'],
  imagen: ['imágenes', 'imagenes', 'imágenes'],
  joven: ['jóvenes', 'jovenes', 'jóvenes'],
  autobús: ['autobuses', 'autobús', 'autobuses'],
  interés: ['intereses', 'interés', 'intereses'],
  país: ['países', 'país', 'paises'],
  sofá: ['sofás', 'sofaes', 'sofás'],
  app: ['apps', 'appes', 'appes'],
  web: ['webs', 'webes', 'webes'],
  email: ['emails', 'emailes', 'emailes'],
  plugin: ['plugins', 'plugines', 'plugines'],
  GIF: ['GIF', 'GIFes', 'GIFes'],
  PC: ['PC', 'PCes', 'PCes'],
};

for (const [word, [right, ...expected]] of Object.entries(plurals)) {
  const seen = [pluralizeEs(word), (rosaenlg.default ?? rosaenlg)(word)];

  console.log(`${word}: right ${right}; pluralize-es ${seen[0]}, rosaenlg-pluralize-es ${seen[1]}`);
  assert.deepEqual(seen, expected);
}
JS
node probe.cjs
