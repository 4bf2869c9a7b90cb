#!/bin/sh
# Guess: FlexSearch's `Charset.CJK`, made for Chinese, Japanese and Korean, divides their letters and keeps Latin words
#   whole; a word is found where its letters stand together.
# Seen: every character of a page is a word of its own, Latin letters and digits too, and their order counts for
#   nothing. "Mac" finds the page about the camera, "now" the one about Windows, "4700" the RTX 4070, and 真写 what 写真
#   (photo) finds. `tokenize: 'forward'` changes nothing. The ordinary index with `tokenize: 'full'` finds what it
#   should, in Japanese as well.
# Who meets it: help pages in Japanese, full of Latin names and numbers: a search for a system finds pages without it.
# What to do: `tokenize: 'full'`, or an `encode` with `Intl.Segmenter`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent flexsearch@0.8.212

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Charset, Index } from 'flexsearch';

const pages = ['写真の顔を交換します', 'Windowsで保存する', 'カメラとcamera', 'GeForce RTX 4070 の設定'];

const search = (options) => {
  const index = new Index(options);

  pages.forEach((page, id) => index.add(id, page));

  return (query) => index.search(query).map((id) => pages[id]);
};

const cjk = search({ encoder: Charset.CJK });
const forward = search({ encoder: Charset.CJK, tokenize: 'forward' });
const full = search({ tokenize: 'full' });

console.log('flexsearch', JSON.parse(readFileSync('node_modules/flexsearch/package.json', 'utf8')).version);

for (const query of ['写真', 'camera', 'Mac', 'now', '4700', '真写']) {
  console.log(`${query}: CJK`, cjk(query), 'full', full(query));
  assert.deepEqual(forward(query), cjk(query));
}

assert.deepEqual(cjk('Mac'), ['カメラとcamera']);
assert.deepEqual(cjk('now'), ['Windowsで保存する']);
assert.deepEqual(cjk('4700'), ['GeForce RTX 4070 の設定']);
assert.deepEqual(cjk('真写'), ['写真の顔を交換します']);

assert.deepEqual(full('写真'), ['写真の顔を交換します']);
assert.deepEqual(full('camera'), ['カメラとcamera']);
assert.deepEqual([...full('Mac'), ...full('now'), ...full('4700'), ...full('真写')], []);
JS
node probe.mjs
