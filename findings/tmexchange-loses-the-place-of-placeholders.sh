#!/bin/sh
# Guess: `tmx2js` gives each sentence of a translation memory as text, with the placeholders where they stand.
# Seen: a sentence without placeholders is text. With `<ph>`, `<bpt>` or `<ept>`, the marks of TMX for placeholders and
#   formatting, it is an object: the text without them in one part, and they in another, without their place. "Keep
#   {name} and delete {other}." is "Keep  and delete ." and nobody knows which of them is kept.
# Who meets it: projects that take the memory of OmegaT or another translator's program into their JSON files.
# What to do: turn the marks into plain text in the TMX file first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent tmexchange@2.0.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { tmx2js } from 'tmexchange';

const memory = (segment) => `<?xml version="1.0"?>
<tmx version="1.4">
  <header srclang="en" creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en"
    datatype="plaintext"/>
  <body><tu tuid="key"><tuv xml:lang="en"><seg>${segment}</seg></tuv></tu></body>
</tmx>`;

const read = async (segment) => {
  const { resources } = await tmx2js(memory(segment));

  console.log(`${segment}\n  -> ${JSON.stringify(resources.key.en)}`);

  return resources.key.en;
};

console.log('tmexchange 2.0.6');
assert.equal(await read('Keep {name} and delete {other}.'), 'Keep {name} and delete {other}.');

const kept = await read('Keep <ph x="1">{name}</ph> and delete <ph x="2">{other}</ph>.');
const deleted = await read('Keep <ph x="2">{other}</ph> and delete <ph x="1">{name}</ph>.');

assert.equal(kept._, 'Keep  and delete .');
assert.equal(deleted._, kept._);
assert.deepEqual(kept.ph.map(({ _ }) => _), ['{name}', '{other}']);

const bold = await read('Press <bpt i="1">&lt;b&gt;</bpt>Start<ept i="1">&lt;/b&gt;</ept> now');
assert.equal(bold._, 'Press Start now');
JS
node probe.mjs
