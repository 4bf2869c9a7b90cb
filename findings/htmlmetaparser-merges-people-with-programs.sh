#!/bin/sh
# Guess: a page with RDFa about a program and about a person, both with `typeof`, has two items, as RDFa Core says: `typeof`
#   without an address begins a new one. `og:title` describes the page. Addresses are resolved against `<base>`.
# Seen: htmlmetaparser merges all of them into one item, which is a SoftwareApplication and a Person, has the names "App" and
#   "Ben", and the title of the page. Only a person within another item is apart. The same items as microdata are two.
#   `<base href="/de/">` is not read: the canonical address "faq/" is /faq/ instead of /de/faq/.
# Who meets it: previews and search programs of pages with structured data in RDFa; translated pages with a `<base>`.
# What to do: take rdfa-streaming-parser, or write JSON-LD, and absolute addresses.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent htmlmetaparser@2.1.3 htmlparser2@9.1.0 \
  rdfa-streaming-parser@3.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Handler } from 'htmlmetaparser';
import { Parser } from 'htmlparser2';
import { RdfaParser } from 'rdfa-streaming-parser';

const url = 'https://site.example/';
const page = (body) => `<!doctype html>
<html lang="en">
  <head>
    <base href="/de/">
    <title>Reviews</title>
    <link rel="canonical" href="faq/">
    <meta property="og:title" content="Reviews">
  </head>
  <body>${body}</body>
</html>`;

const rdfa = page(`
  <p vocab="https://schema.org/" typeof="SoftwareApplication"><b property="name">App</b></p>
  <p vocab="https://schema.org/" typeof="Person"><b property="name">Ben</b></p>`);

const microdata = page(`
  <p itemscope itemtype="https://schema.org/SoftwareApplication"><b itemprop="name">App</b></p>
  <p itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ben</b></p>`);

const readPage = (html) =>
  new Promise((resolve, reject) => {
    const handler = new Handler((error, result) => (error ? reject(error) : resolve(result)), { url });

    new Parser(handler, { decodeEntities: true }).end(html);
  });

const readReference = (html) =>
  new Promise((resolve, reject) => {
    const items = {};
    const parser = new RdfaParser({ baseIRI: url, contentType: 'text/html' });

    parser.on('error', reject);
    parser.on('end', () => resolve(items));
    parser.on('data', ({ subject, predicate, object }) => {
      items[subject.value] ??= [];
      if (!predicate.value.endsWith('usesVocabulary')) items[subject.value].push(object.value);
    });
    parser.end(html);
  });

const summary = (items) =>
  items.map((item) => ({
    types: item['@type'],
    names: item.name.map((name) => name['@value']),
    title: item['og:title']?.[0]['@value'],
  }));

const withRdfa = await readPage(rdfa);
const withMicrodata = await readPage(microdata);
const reference = await readReference(rdfa);
const seen = { rdfa: summary(withRdfa.rdfa), microdata: summary(withMicrodata.microdata) };
const { canonical } = withRdfa.html;

console.dir({ ...seen, canonical, reference }, { depth: null });

assert.deepEqual(seen.rdfa, [{ types: ['SoftwareApplication', 'Person'], names: ['App', 'Ben'], title: 'Reviews' }]);
assert.deepEqual(seen.microdata, [
  { types: ['SoftwareApplication'], names: ['App'], title: undefined },
  { types: ['Person'], names: ['Ben'], title: undefined },
]);
assert.deepEqual(Object.values(reference), [
  ['Reviews'],
  ['https://schema.org/SoftwareApplication', 'App'],
  ['https://schema.org/Person', 'Ben'],
]);
assert.equal(canonical, 'https://site.example/faq/');
assert.equal(new URL('faq/', new URL('/de/', url)).href, 'https://site.example/de/faq/');
JS
node probe.mjs
