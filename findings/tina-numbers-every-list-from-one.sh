#!/bin/sh
# Guess: Tina's rich-text field keeps the number with which a numbered list begins.
# Seen: a list that goes on with "5." after a table or a heading is saved as "1.", "2.", and so is "3)". The field has
#   no place for the first number, so it is gone as soon as an editor opens the file and saves it. remark, on which Tina
#   is built, keeps the number. Bullets change from "-" to "*".
# Who meets it: legal pages whose clauses are numbered through: "see clause 6" then points to nothing.
# What to do: write numbers of clauses into headings, or as text with a backslash ("5\.").
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tinacms/mdx@2.2.3 remark@15.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseMDX, serializeMDX } from '@tinacms/mdx';
import { remark } from 'remark';

const field = { name: 'body', type: 'rich-text', templates: [] };
const save = (text) => serializeMDX(parseMDX(text, field, (url) => url), field, (url) => url).trim();

const clauses = '1. Orders\n2. Refunds\n\n## Use\n\n3. Own photos\n4. Marks of AI';

console.log('@tinacms/mdx', JSON.parse(readFileSync('node_modules/@tinacms/mdx/package.json', 'utf8')).version);
console.log(`before:\n${clauses}\n\nTina:\n${save(clauses)}\n\nremark:\n${remark().processSync(clauses)}`);

assert.equal(String(remark().processSync(clauses)).trim(), clauses);
assert.equal(save(clauses), '1. Orders\n2. Refunds\n\n## Use\n\n1. Own photos\n2. Marks of AI');
assert.equal(save('5) five\n6) six'), '1. five\n2. six');
assert.equal(save('- a\n- b'), '* a\n* b');
assert.equal(save('5\\. five'), '5\\. five');
JS
node probe.mjs
