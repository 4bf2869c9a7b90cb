#!/bin/sh
# Guess: Voy, which finds pages or photos by their embeddings, compares all numbers of an embedding, or refuses embeddings that are too long.
# Seen: it compares the first 768. Of two pages whose embeddings of 1024 numbers are opposites from the 769th number on, the first one in the index is
#   found for either of them. No error or warning, and nothing about it in its documentation. Up to 768 numbers, all is right; USearch, with
#   the same distance, is right for all lengths.
# Who meets it: searches on static sites with models of 1024 or 1536 numbers (multilingual-e5-large, text-embedding-3-small): results are
#   somewhat worse than they should be, and nobody sees why; embeddings of two models side by side lose the second one.
# What to do: models with up to 768 numbers (multilingual-e5-base), or embeddings that were made to be cut, cut and normalized beforehand.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent voy-search@0.6.3 usearch@2.25.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import usearch from 'usearch';
import * as voy from './node_modules/voy-search/voy_search_bg.js';

for (const name of ['voy-search', 'usearch']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version);
}

// As a bundler does it.
const wasm = new WebAssembly.Module(readFileSync('node_modules/voy-search/voy_search_bg.wasm'));
voy.__wbg_set_wasm(new WebAssembly.Instance(wasm, { './voy_search_bg.js': voy }).exports);

/** An embedding whose numbers are all 0 but one. */
const embedding = (length, place, value) => {
  const numbers = new Array(length).fill(0);
  numbers[place] = value;

  return numbers;
};

const byVoy = (pages, query) => {
  const embeddings = pages.map((numbers, page) => ({
    id: String(page),
    title: `Page ${page}`,
    url: `/${page}/`,
    embeddings: numbers,
  }));

  return Number(new voy.Voy({ embeddings }).search(Float32Array.from(query), 1).neighbors[0].id);
};

const byUsearch = (pages, query) => {
  const index = new usearch.Index({ metric: 'l2sq', quantization: 'f32', dimensions: query.length });

  pages.forEach((numbers, page) => index.add(BigInt(page), Float32Array.from(numbers)));

  return Number(index.search(Float32Array.from(query), 1, 0).keys[0]);
};

for (const [length, place, expected] of [
  [512, 511, 'both'],
  [768, 767, 'both'],
  [769, 768, 'the first'],
  [1024, 767, 'both'],
  [1024, 1023, 'the first'],
  [1536, 1535, 'the first'],
]) {
  const pages = [embedding(length, place, 1), embedding(length, place, -1)];

  const found = (search) => {
    const [first, second] = pages.map((page) => search(pages, page));
    assert.equal(first, 0);

    return second === 1 ? 'both' : 'the first';
  };

  const seen = [found(byVoy), found(byUsearch)];

  console.log(`${length} numbers, pages differ in number ${place + 1}: Voy finds ${seen[0]}, USearch ${seen[1]}`);
  assert.deepEqual(seen, [expected, 'both']);
}
JS
node probe.mjs
