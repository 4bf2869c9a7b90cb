#!/bin/sh
# Guess: Markdoc's formatter changes the look of a file only: what is formatted says what it said.
# Seen: most backslashes are gone, and no code takes their place. The cell `Windows 10 \| 11` is two cells afterwards,
#   and the size behind it is not on the page any more. "3\. Quartal" (third quarter) is an item of a list with the
#   number 1 after the next formatting, "\- 5 %" is an item with a dot, and `\[` and `\*` are links and italics. Only
#   "#" and "*" at the beginning of a line keep their backslash.
# Who meets it: sites whose help is written in Markdoc and formatted when it is saved, or changed by a program with
#   `Markdoc.format`.
# What to do: format pages with tables and numbers by another program (Prettier keeps all of these), or compare the
#   parsed trees before and after.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @markdoc/markdoc@0.5.10 prettier@3.10.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import Markdoc from '@markdoc/markdoc';
import { format } from 'prettier';

const toHtml = (source) => Markdoc.renderers.html(Markdoc.transform(Markdoc.parse(source)));
const byMarkdoc = (source) => Markdoc.format(Markdoc.parse(source));
const byPrettier = (source) => format(source, { parser: 'markdown' });

const table = '| System | Size |\n|---|---|\n| Windows 10 \\| 11 | 30 MB |\n';
const kept = [
  '\\# no heading',
  '\\*5 of 6',
  'a **bold** word',
  '| System | Size |\n|---|---|\n| Windows 11 | 30 MB |\n',
];
const changed = [table, '3\\. Quartal', '\\- 5 %', '\\[x](y)', 'a \\*b\\* c'];

console.log('Markdoc 0.5.10');

for (const source of [...kept, ...changed]) {
  const written = byMarkdoc(source);
  const same = toHtml(written) === toHtml(source);

  console.log(`${source}\n=> ${same ? 'the same page' : 'another page'}\n${written}`);
  assert.equal(same, kept.includes(source), source);
  assert.equal(toHtml(await byPrettier(source)), toHtml(source));
}

assert.match(toHtml(table), /<td>Windows 10 \| 11<\/td><td>30 MB<\/td>/);
assert.doesNotMatch(toHtml(byMarkdoc(table)), /30 MB/);
JS
node probe.mjs
