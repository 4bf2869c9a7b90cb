#!/bin/sh
# Guess: a soft hyphen says where a word may be broken and is no part of it. Browsers' own search ignores it, and so
#   does the search of a site.
# Seen: lunr with `lunr.de`, MiniSearch, FlexSearch and Orama do not find "Gesichtstausch" in a heading in which it has
#   a soft hyphen: three keep the sign in the word, Orama makes two words of it. A word joiner and a zero-width space do
#   the same. Of "e‑Mail" with the hyphen that does not break, MiniSearch, FlexSearch and Orama find "e-Mail", lunr does
#   not. Fuse.js finds all, because it takes similar words, and none of them with `threshold: 0`.
# Who meets it: German and Russian sites that have soft hyphens in long headings: just the words of the headings are
#   never found.
# What to do: take U+00AD, U+200B and U+2060 out of the text, and make U+2011 a hyphen, before it is indexed.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @orama/orama@3.1.18 flexsearch@0.8.212 fuse.js@7.5.0 \
  lunr@2.3.9 lunr-languages@1.22.0 minisearch@7.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { create, insertMultiple, search } from '@orama/orama';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

const require = createRequire(import.meta.url);
const { Index } = require('flexsearch');
const lunr = require('lunr');

require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.de')(lunr);

const texts = ['Gesichts\u00ADtausch', 'Daten\u2060schutz', 'Grafik\u200Bkarte', 'e\u2011Mail', 'Bildschirm'];
const questions = ['Gesichtstausch', 'Datenschutz', 'Grafikkarte', 'e-Mail', 'Bildschirm'];

// Each gives the numbers of the texts that it finds.
const searches = {
  lunr: () => {
    const index = lunr(function build() {
      this.use(lunr.de);
      this.ref('id');
      this.field('text');
      texts.forEach((text, id) => this.add({ id, text }));
    });

    return (question) => index.search(question.replace('-', '\\-')).map(({ ref }) => Number(ref));
  },
  MiniSearch: () => {
    const index = new MiniSearch({ fields: ['text'] });

    index.addAll(texts.map((text, id) => ({ id, text })));

    return (question) => index.search(question, { combineWith: 'AND' }).map(({ id }) => id);
  },
  FlexSearch: () => {
    const index = new Index({ tokenize: 'forward' });

    texts.forEach((text, id) => index.add(id, text));

    return (question) => index.search(question);
  },
  Orama: () => {
    const database = create({ schema: { text: 'string' }, language: 'german' });

    insertMultiple(database, texts.map((text) => ({ text })));

    return (question) => search(database, { term: question }).hits.map(({ document }) => texts.indexOf(document.text));
  },
  'Fuse.js': () => {
    const fuse = new Fuse(texts);

    return (question) => fuse.search(question).map(({ refIndex }) => refIndex);
  },
  'Fuse.js, threshold 0': () => {
    const fuse = new Fuse(texts, { threshold: 0 });

    return (question) => fuse.search(question).map(({ refIndex }) => refIndex);
  },
};
const expected = {
  lunr: ['Bildschirm'],
  MiniSearch: ['e-Mail', 'Bildschirm'],
  FlexSearch: ['e-Mail', 'Bildschirm'],
  Orama: ['e-Mail', 'Bildschirm'],
  'Fuse.js': questions,
  'Fuse.js, threshold 0': ['Bildschirm'],
};

console.log('lunr 2.3.9, MiniSearch 7.2.0, FlexSearch 0.8.212, Orama 3.1.18, Fuse.js 7.5.0');

for (const [name, prepare] of Object.entries(searches)) {
  const find = prepare();
  const found = questions.filter((question, number) => find(question).includes(number));

  console.log(`${name} finds`, found);
  assert.deepEqual(found, expected[name]);
}
JS
node probe.mjs
