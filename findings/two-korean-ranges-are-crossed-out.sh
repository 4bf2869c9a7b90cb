#!/bin/sh
# Guess: "1~2일, … 3~5분" (1 to 2 days, 3 to 5 minutes), as Korean and Japanese write ranges, is plain text in Markdown;
#   crossing out needs two tildes.
# Seen: remark-gfm and marked, with their default options, take one tilde as well, so that everything between two ranges
#   is crossed out and both tildes are gone: "12일, … 35분" is what remains to be read. One range alone is text, and so is
#   "~5 minutes". markdown-it, showdown and micromark with `singleTilde: false` need two. Tina, an editor for websites,
#   even writes the sentence back with two tildes.
# Who meets it: sites in Korean and Japanese with prices, times and numbers of files in ranges.
# What to do: `remarkGfm, { singleTilde: false }`, or the wave ～ (U+FF5E) in texts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1 \
  remark-html@16.0.1 marked@18.2.1 markdown-it@15.0.3 showdown@2.1.0 @tinacms/mdx@2.2.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseMDX, serializeMDX } from '@tinacms/mdx';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import remarkParse from 'remark-parse';
import showdown from 'showdown';
import { unified } from 'unified';

const remark = (options) => (text) =>
  String(unified().use(remarkParse).use(remarkGfm, options).use(remarkHtml).processSync(text)).trim();
const tools = {
  'remark-gfm 4.0.1': remark(),
  'marked 18.2.1': (text) => marked.parse(text).trim(),
  'remark-gfm 4.0.1, singleTilde: false': remark({ singleTilde: false }),
  'markdown-it 15.0.3': (text) => new MarkdownIt().render(text).trim(),
  'showdown 2.1.0': (text) => new showdown.Converter({ strikethrough: true }).makeHtml(text),
};
const ranges = '체험은 1~2일, 처리는 3~5분 걸립니다.';

for (const [name, toHtml] of Object.entries(tools)) {
  console.log(`${name}: ${toHtml(ranges)}`);
  assert.equal(toHtml('체험은 1~2일입니다.'), '<p>체험은 1~2일입니다.</p>');
  assert.equal(toHtml('about ~5 minutes or ~10 minutes'), '<p>about ~5 minutes or ~10 minutes</p>');
}
for (const name of ['remark-gfm 4.0.1', 'marked 18.2.1']) {
  assert.equal(tools[name](ranges), '<p>체험은 1<del>2일, 처리는 3</del>5분 걸립니다.</p>');
}
for (const name of ['remark-gfm 4.0.1, singleTilde: false', 'markdown-it 15.0.3', 'showdown 2.1.0']) {
  assert.equal(tools[name](ranges), `<p>${ranges}</p>`);
}

const field = { name: 'body', type: 'rich-text', templates: [] };
const saved = serializeMDX(parseMDX(ranges, field, (url) => url), field, (url) => url).trim();

console.log(`@tinacms/mdx 2.2.3, read and written: ${saved}`);
assert.equal(saved, '체험은 1~~2일, 처리는 3~~5분 걸립니다.');
JS
node probe.mjs
