#!/bin/sh
# Guess: remark writes letters as letters: 「顔」 in bold is `**「顔」**` in its Markdown, or `<strong>` stays as HTML.
# Seen: where bold or italic text begins or ends with a bracket, a quotation mark or %, the letter beside it becomes a
#   code: `これ&#x306F;**「顔」**&#x3092;選ぶ`. Read as Markdown it is right again, since CommonMark would not take the
#   stars for bold otherwise. Korean and Arabic have the same where a letter follows without a space. English, Russian
#   and French keep their letters, because a space or a mark follows.
# Who meets it: sites that convert or format help pages with remark or rehype-remark: translators, editors and searches
#   in the files see half a word and a number.
# What to do: a handler of your own that writes <strong> for such text, or put the brackets outside of the bold text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 \
  remark-stringify@11.0.0 remark-parse@11.0.0 remark-html@16.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkHtml from 'remark-html';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const toMarkdown = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkStringify);
const toHtml = unified().use(remarkParse).use(remarkHtml);

const expected = {
  'Press <strong>“OK”</strong>.': 'Press **“OK”**.',
  'Это <strong>«лицо»</strong> в кадре.': 'Это **«лицо»** в кадре.',
  'これは<strong>重要</strong>です。': 'これは**重要**です。',
  'これは<strong>「顔」</strong>を選ぶ': 'これ&#x306F;**「顔」**&#x3092;選ぶ',
  '<strong>20%</strong>オフ': '**20%**&#x30AA;フ',
  '<strong>얼굴(face)</strong>을 바꿉니다': '**얼굴(face)**&#xC744; 바꿉니다',
  'هذا <strong>«وجه»</strong>و': 'هذا **«وجه»**&#x648;',
};

console.log('remark-stringify', JSON.parse(readFileSync('node_modules/remark-stringify/package.json', 'utf8')).version);

for (const [html, markdown] of Object.entries(expected)) {
  const written = String(await toMarkdown.process(`<p>${html}</p>`)).trim();
  const back = String(await toHtml.process(written)).trim();

  console.log(`${html} -> ${written}`);
  assert.equal(written, markdown);
  assert.equal(back, `<p>${html}</p>`);
}
JS
node probe.mjs
