#!/bin/sh
# Guess: an editor with Tiptap's own extension for Markdown shows what a reader of Markdown shows: `29&nbsp;€` is an
#   amount with a space that does not break.
# Seen: it knows the codes of `<`, `>`, `&` and the straight quotation mark only. The editor shows the letters
#   "29&nbsp;€", and the file that it saves has `29&amp;nbsp;€`, so every reader of Markdown shows them too, for good.
#   The same happens to `&copy;` and `&mdash;`; codes with a number, `&#160;`, are read. Nobody has to touch the amount:
#   opening the page and saving it is enough.
# Who meets it: sites with French texts and with amounts, which have such spaces, edited in a CMS built on Tiptap 3.
# What to do: write the spaces themselves (U+00A0) or their numbers into the files before they are edited.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tiptap/markdown@3.35.0 @tiptap/core@3.35.0 \
  @tiptap/pm@3.35.0 @tiptap/starter-kit@3.35.0 marked@18.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { marked } from 'marked';

const editor = new MarkdownManager({ extensions: [StarterKit] });
const show = (markdown) => editor.parse(markdown).content[0].content[0].text;
const save = (markdown) => editor.serialize(editor.parse(markdown));
const page = (markdown) => marked.parse(markdown).trim();

const seen = [
  ['AT&amp;T &lt;b&gt;', 'AT&T <b>', 'AT&amp;T &lt;b&gt;'],
  ['29\u00a0€', '29\u00a0€', '29\u00a0€'],
  ['29&nbsp;€', '29&nbsp;€', '29&amp;nbsp;€'],
  ['29&#160;€', '29\u00a0€', '29\u00a0€'],
  ['&copy; 2026 &mdash; x', '&copy; 2026 &mdash; x', '&amp;copy; 2026 &amp;mdash; x'],
];

console.log('@tiptap/markdown 3.35.0');

for (const [file, shown, saved] of seen) {
  console.log(`${file} -> shown: ${show(file)} -> saved: ${save(file)} -> page: ${page(save(file))}`);
  assert.equal(show(file), shown);
  assert.equal(save(file), saved);
}

assert.equal(page('29&nbsp;€'), '<p>29&nbsp;€</p>');
assert.equal(page(save('29&nbsp;€')), '<p>29&amp;nbsp;€</p>');
JS
node probe.mjs
