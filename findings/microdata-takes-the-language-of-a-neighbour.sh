#!/bin/sh
# Guess: microdata-rdf-streaming-parser gives each text the language of its element, as HTML defines it: the nearest
#   `lang` around it.
# Seen: the last `lang` that was read inside the item is valid for everything that follows. A name in Japanese in one
#   paragraph makes the German paragraphs below Japanese, up to the end of the item, even if the Japanese text belongs
#   to no property. `lang` on <html> or outside of the item is not read at all. With rdfa-streaming-parser, the same
#   page in RDFa is right.
# Who meets it: pages in several languages that mark names and quotations with `lang`, as accessibility demands, and
#   feed their microdata to a graph: a search for German texts finds none.
# What to do: put elements with another language at the end of the item, or describe it in JSON-LD.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent microdata-rdf-streaming-parser@3.0.0 \
  rdfa-streaming-parser@3.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser';
import { RdfaParser } from 'rdfa-streaming-parser';

const page = (item, name) => `<html lang="de"><body><div ${item}>
<p ${name}="name">Gesichter</p>
<p>Auf Japanisch: <span lang="ja">顔</span></p>
<p ${name}="description">Ein Programm</p>
<p ${name}="keywords" lang="en">faces</p>
<p ${name}="slogan">Schnell</p>
</div></body></html>`;

/** The language of each text by the name of its property. */
const languages = (parser, html) =>
  new Promise((resolve, reject) => {
    const found = {};

    parser
      .on('data', ({ object, predicate }) => {
        if (object.termType === 'Literal') {
          found[predicate.value.split('/').at(-1)] = object.language;
        }
      })
      .on('error', reject)
      .on('end', () => resolve(found));
    parser.end(html);
  });

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const options = { baseIRI: 'https://site.example/' };

const microdata = await languages(
  new MicrodataRdfParser(options),
  page('itemscope itemtype="https://schema.org/SoftwareApplication"', 'itemprop'),
);
const rdfa = await languages(
  new RdfaParser({ ...options, contentType: 'text/html' }),
  page('vocab="https://schema.org/" typeof="SoftwareApplication"', 'property'),
);

console.log('microdata-rdf-streaming-parser', version('microdata-rdf-streaming-parser'), microdata);
console.log('rdfa-streaming-parser', version('rdfa-streaming-parser'), rdfa);

assert.deepEqual(microdata, { name: '', description: 'ja', keywords: 'en', slogan: 'en' });
assert.deepEqual(rdfa, { name: 'de', description: 'de', keywords: 'en', slogan: 'de' });
JS
node probe.mjs
