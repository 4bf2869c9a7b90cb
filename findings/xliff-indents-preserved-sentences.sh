#!/bin/sh
# Guess: reading an XLIFF file with the package xliff and writing it again keeps sentences and their states.
# Seen: a sentence with inline elements comes back spread over several lines with the indentation inside the sentence,
#   although it is marked `xml:space="preserve"`: line breaks and spaces have become a part of the text. The target's
#   `state="translated"` is gone, and so are the alternatives. There is no error.
# Who meets it: teams whose translators work in XLIFF and whose build edits the files with this package; the translation
#   memory no longer recognises the sentences.
# What to do: compare one file before and after, and edit XLIFF with an XML parser that keeps text nodes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent xliff@6.4.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { jsToXliff12, xliff12ToJs } = require('xliff');

const source = [
  '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
  '<file original="home" source-language="en" target-language="de" datatype="plaintext"><body>',
  '<trans-unit id="lead" xml:space="preserve">',
  '<source>Swap <g id="1">faces</g> live.</source>',
  '<target state="translated">Tausche <g id="1">Gesichter</g> live.</target>',
  '<alt-trans><target>Gesichter tauschen</target></alt-trans>',
  '</trans-unit></body></file></xliff>',
].join('');

(async () => {
  const output = await jsToXliff12(await xliff12ToJs(source));
  console.log('xliff', require('xliff/package.json').version);
  console.log(source);
  console.log(output);

  const [, sentence] = output.match(/<target>([\s\S]*?)<\/target>/);
  const text = sentence.replace(/<[^>]*>/g, '');
  console.log('The text of the target is now', JSON.stringify(text));

  assert.notEqual(text, 'Tausche Gesichter live.');
  assert.equal(text.replace(/\s+/g, ' ').trim(), 'Tausche Gesichter live.');
  assert.match(text, /\n/);
  assert.match(output, /xml:space="preserve"/);
  assert.ok(!output.includes('state='));
  assert.ok(!output.includes('alt-trans'));
})();
JS
node probe.cjs
