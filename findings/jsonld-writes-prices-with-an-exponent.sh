#!/bin/sh
# Guess: the price of an offer, `"price": 29.9`, comes out of JSON-LD as 29.9.
# Seen: as a number it is 2.99E1, and 0.05 a credit is 5.0E-2: JSON-LD knows whole numbers and doubles only, and writes
#   a double with an exponent. 29.0 is the whole number 29, since JSON has no other. "29.90" as text stays. A language
#   for the whole page (`@language`) turns a date and a version into German text: "3.0.3"@de.
# Who meets it: shops whose structured data goes through a converter to RDF or a graph store: comparing and showing
#   prices fails for some products only, the ones with cents.
# What to do: write prices as text, "29.90", as Google's examples do, and set `@language` for single names only.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsonld@9.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import jsonld from 'jsonld';

const convert = async (context, document) => {
  const page = { '@context': { '@vocab': 'https://schema.org/', ...context }, ...document };
  const lines = await jsonld.toRDF(page, { format: 'application/n-quads' });

  return lines.match(/> (".*) \.\n/)[1].replace('http://www.w3.org/2001/XMLSchema#', 'xsd:');
};

const seen = [
  [{}, { price: 29.9 }, '"2.99E1"^^<xsd:double>'],
  [{}, { price: 0.05 }, '"5.0E-2"^^<xsd:double>'],
  [{}, { price: 29 }, '"29"^^<xsd:integer>'],
  [{}, { price: '29.90' }, '"29.90"'],
  [{ '@language': 'de' }, { softwareVersion: '3.0.3' }, '"3.0.3"@de'],
  [{ '@language': 'de' }, { datePublished: '2026-05-01' }, '"2026-05-01"@de'],
];

console.log('jsonld 9.0.0');

for (const [context, document, expected] of seen) {
  const value = await convert(context, document);

  console.log(`${JSON.stringify(document)} -> ${value}`);
  assert.equal(value, expected);
}
JS
node probe.mjs
