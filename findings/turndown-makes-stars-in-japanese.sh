#!/bin/sh
# Guess: bold and italic words survive HTML to Markdown (turndown) to HTML (markdown-it, commonmark).
# Seen: in English they do. In Japanese, which has no spaces, `<em>` comes back as text between underscores, because
#   CommonMark takes `_` inside a word for a letter, and `<strong>` around brackets comes back as text between stars,
#   because `**` between a punctuation mark and a letter opens and closes nothing. Korean has the second fault, where a
#   particle follows the bracket.
# Who meets it: sites that convert help pages and news from HTML to Markdown once, or for translators and language
#   models.
# What to do: `emDelimiter: '*'`, and a rule of your own that keeps `<strong>` as HTML for such text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent turndown@7.2.5 commonmark@0.31.2 markdown-it@14.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const commonmark = require('commonmark');
const MarkdownIt = require('markdown-it');
const Turndown = require('turndown');

const turndown = new Turndown();
const markdownIt = new MarkdownIt();
const reader = new commonmark.Parser();
const writer = new commonmark.HtmlRenderer();

const seen = [
  ['<p>Swap a <em>face</em> in <strong>"GIF"</strong> files</p>', true],
  ['<p>顔を<em>交換</em>する</p>', false],
  ['<p>これは<strong>「重要」</strong>です</p>', false],
  ['<p><strong>파일(GIF)</strong>을 여세요</p>', false],
  ['<p>これは<strong>重要</strong>です</p>', true],
];

console.log('turndown', require('turndown/package.json').version);

for (const [html, survives] of seen) {
  const markdown = turndown.turndown(html);
  const back = [markdownIt.render(markdown), writer.render(reader.parse(markdown))];

  console.log(`${html}\n  ${markdown}\n  ${back[0].trim()}`);

  for (const result of back) {
    assert.equal(/<(em|strong)>/.test(result), survives);
  }
}
JS
node probe.cjs
