#!/bin/sh
# Guess: what Lexical writes as Markdown it reads as the same text again: a paragraph stays a paragraph.
# Seen: the dot behind a number at the beginning of a paragraph is not escaped, nor are `#`, `-`, `+` and `>` there. A
#   paragraph "3. Oktober: geschlossen" is written as it is, and read as a list that begins with 3; "- 5 °C" becomes a
#   list, and "# 1 in Japan" a heading. The file "3\. Oktober", right before, loses its backslash by the first saving.
#   Underscores are escaped also in addresses: https://example.com/a_b_c gets two backslashes, which Markdown with GFM
#   takes as part of the address. An empty line in a quotation becomes `> >`, a quotation within.
# Who meets it: editors with @lexical/markdown: German dates at the beginning of a paragraph become lists, and links
#   break.
# What to do: save Lexical's own JSON, or escape these beginnings in a transformer of one's own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lexical@0.52.0 @lexical/headless@0.52.0 \
  @lexical/markdown@0.52.0 @lexical/rich-text@0.52.0 @lexical/list@0.52.0 @lexical/link@0.52.0 @lexical/code@0.52.0 \
  micromark@4.0.2 micromark-extension-gfm-autolink-literal@2.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { CodeNode } from '@lexical/code';
import { createHeadlessEditor } from '@lexical/headless';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } from '@lexical/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical';
import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';

const editor = createHeadlessEditor({ nodes: [CodeNode, HeadingNode, LinkNode, ListItemNode, ListNode, QuoteNode] });

const change = (update) => editor.update(update, { discrete: true });
const write = () => editor.getEditorState().read(() => $convertToMarkdownString(TRANSFORMERS));
const read = (markdown) => change(() => $convertFromMarkdownString(markdown, TRANSFORMERS));
const firstBlock = () => editor.getEditorState().read(() => $getRoot().getFirstChildOrThrow().getType());

const type = (text) =>
  change(() => $getRoot().clear().append($createParagraphNode().append($createTextNode(text))));

console.log('lexical 0.52.0');

for (const [text, written, block] of [
  ['Am 3. Oktober geschlossen', 'Am 3. Oktober geschlossen', 'paragraph'],
  ['3. Oktober: geschlossen', '3. Oktober: geschlossen', 'list'],
  ['- 5 °C', '- 5 °C', 'list'],
  ['# 1 in Japan', '# 1 in Japan', 'heading'],
]) {
  type(text);

  const markdown = write();

  read(markdown);
  console.log(`typed: ${text}, written: ${markdown}, read again: ${firstBlock()}`);
  assert.equal(markdown, written);
  assert.equal(firstBlock(), block);
}

read('3\\. Oktober');
assert.equal(firstBlock(), 'paragraph');
assert.equal(write(), '3. Oktober');

read('> a\n>\n> b');
assert.equal(write(), '> a\n> >\n> b');

type('https://example.com/a_b_c');

const address = write();
const html = micromark(address, {
  extensions: [gfmAutolinkLiteral()],
  htmlExtensions: [gfmAutolinkLiteralHtml()],
});

console.log(address, '->', html);
assert.equal(address, 'https://example.com/a\\_b\\_c');
assert.match(html, /href="https:\/\/example\.com\/a%5C_b%5C_c"/);
JS
node probe.mjs
