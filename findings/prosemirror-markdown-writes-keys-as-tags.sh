#!/bin/sh
# Guess: ProseMirror's writer for Markdown escapes what would mean something else in Markdown: a star, an underscore, a
#   bracket, and also `<`.
# Seen: it writes `<Shift>` for the text "<Shift>". Its own reader has HTML switched off and shows the text again, so
#   that the editor looks right. Every other reader of Markdown takes it for an HTML tag, and the word is not on the
#   page. In the same way the text "&lt;" comes out as "<". Stars, underscores and brackets are escaped.
# Who meets it: help pages that name keys and placeholders ("press <Shift>", "the folder <user>"), edited in a CMS whose
#   rich text is ProseMirror: they vanish once somebody saves the page.
# What to do: put keys into `code`, which stays, or give MarkdownSerializer an `escapeExtraCharacters` of `/[<&]/g`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent prosemirror-markdown@1.13.9 marked@18.2.1 commonmark@0.31.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { HtmlRenderer, Parser } from 'commonmark';
import { marked } from 'marked';
import { defaultMarkdownParser, defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';

const save = (markdown) => defaultMarkdownSerializer.serialize(defaultMarkdownParser.parse(markdown));
const pages = (markdown) => [
  marked.parse(markdown).trim(),
  new HtmlRenderer().render(new Parser().parse(markdown)).trim(),
];

const seen = [
  ['Press \\*Shift\\*', 'Press \\*Shift\\*', '<p>Press *Shift*</p>'],
  ['Press `<Shift>`', 'Press `<Shift>`', '<p>Press <code>&lt;Shift&gt;</code></p>'],
  ['Press &lt;Shift&gt;', 'Press <Shift>', '<p>Press <Shift></p>'],
  ['Press \\<Shift>', 'Press <Shift>', '<p>Press <Shift></p>'],
  ['Write &amp;lt; for it', 'Write &lt; for it', '<p>Write &lt; for it</p>'],
];

console.log('prosemirror-markdown 1.13.9, marked 18.2.1, commonmark 0.31.2');

for (const [markdown, written, page] of seen) {
  console.log(`${markdown} -> ${save(markdown)} -> ${pages(save(markdown))[0]}`);
  assert.equal(save(markdown), written);
  assert.deepEqual(pages(written), [page, page]);
}

const careful = new MarkdownSerializer(defaultMarkdownSerializer.nodes, defaultMarkdownSerializer.marks, {
  escapeExtraCharacters: /[<&]/g,
});

assert.equal(careful.serialize(defaultMarkdownParser.parse('Press &lt;Shift&gt;')), 'Press \\<Shift>');
JS
node probe.mjs
