#!/bin/sh
# Guess: plus signs behind a word are plus signs, in each number.
# Seen: one "C++" in a paragraph is kept. Two of them are the beginning and the end of a passage without formatting,
#   and the four signs vanish. The same happens over two lines of a paragraph. Between them, stars and underscores
#   stay as they are typed.
# Who meets it: manuals that name C++ or Notepad++ twice.
# What to do: `{cpp}`, the attribute that AsciiDoc has for it, or `pass:[C++]`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @asciidoctor/core@4.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import * as asciidoctor from '@asciidoctor/core';

const convert = async (text) => {
  const { convert: write } = asciidoctor.default ? await asciidoctor.default() : asciidoctor;

  return String(await write(text)).match(/<p>([\s\S]*)<\/p>/)[1];
};

console.log('@asciidoctor/core 4.1.0');

for (const [text, expected] of [
  ['Written in C++ only.', 'Written in C++ only.'],
  ['C++ and C++ tools', 'C and C tools'],
  ['C++ needs *care*,\nNotepad++ too.', 'C needs *care*,\nNotepad too.'],
  ['{cpp} and {cpp} tools', 'C&#43;&#43; and C&#43;&#43; tools'],
]) {
  const seen = await convert(text);

  console.log(`${JSON.stringify(text)} -> ${JSON.stringify(seen)}`);
  assert.equal(seen, expected);
}
JS
node probe.mjs
