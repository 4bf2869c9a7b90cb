#!/bin/sh
# Guess: gettext-parser writes the entries of a PO file in the order in which it read them.
# Seen: it gathers the entries by context. All entries without a context come first, then those of each context, so a
#   file in the order of the page is shuffled by one reading and writing. References (#:) move before the remarks for
#   translators (#.) too, against the order of gettext's own tools.
# Who meets it: teams with PO files in version control: the first save of a tool built on it is one large difference,
#   and translators no longer see neighbouring sentences beside each other.
# What to do: pass a `sort` to `compile` and keep to it, or finish with msgcat.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gettext-parser@10.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';

const entry = (context, id) => `${context ? `msgctxt "${context}"\n` : ''}msgid "${id}"\nmsgstr ""\n`;

const source = [
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n',
  `#. The button\n#: home.json:1\n${entry('home', 'Download')}`,
  entry('', 'Version'),
  entry('price', 'Credits'),
  entry('home', 'Swap'),
].join('\n');

const output = String(po.compile(po.parse(source)));
const ids = (text) => [...text.matchAll(/^msgid "(.+)"/gm)].map(([, id]) => id);

console.log('gettext-parser', JSON.parse(readFileSync('node_modules/gettext-parser/package.json', 'utf8')).version);
console.log('read:   ', ids(source).join(', '));
console.log('written:', ids(output).join(', '));

assert.deepEqual(ids(source), ['Download', 'Version', 'Credits', 'Swap']);
assert.deepEqual(ids(output), ['Version', 'Download', 'Swap', 'Credits']);
assert.ok(output.indexOf('#: home') < output.indexOf('#. The button'));
JS
node probe.mjs
