#!/bin/sh
# Guess: a translation that is marked "fuzzy" in a PO file, so a guess that nobody has checked, is left out, as `msgfmt`
#   and po2json leave it out.
# Seen: `i18next-conv` writes it like any other. After a change from "Delete the photo" to "Keep the photo", msgmerge
#   leaves the old translation with this mark, and the German button that keeps a photo says "Foto löschen" (delete).
#   Only `skipUntranslated`, which speaks of something else, leaves it out.
# Who meets it: programs whose translators work with PO files, and whose website or shell reads the same texts as JSON.
# What to do: `skipUntranslated: true`, or `msgattrib --no-fuzzy` before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent i18next-conv@16.0.0 po2json@0.4.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { gettextToI18next } from 'i18next-conv';
import po2json from 'po2json';

const po = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: de\\n"

#, fuzzy
#| msgid "Delete the photo"
msgid "Keep the photo"
msgstr "Foto löschen"

msgid "Choose a photo"
msgstr "Foto wählen"
`;

const sentence = 'Keep the photo';
const plain = JSON.parse(await gettextToI18next('de', po));
const skipping = JSON.parse(await gettextToI18next('de', po, { skipUntranslated: true }));
const ofPo2json = po2json.parse(po, { format: 'mf' });

console.log('i18next-conv 16.0.0, po2json 0.4.5');
console.log('i18next-conv:', JSON.stringify(plain));
console.log('po2json:     ', JSON.stringify(ofPo2json));
assert.equal(plain[sentence], 'Foto löschen');
assert.equal(skipping[sentence], undefined);
assert.equal(skipping['Choose a photo'], 'Foto wählen');
assert.equal(plain['Choose a photo'], 'Foto wählen');
assert.deepEqual(Object.keys(ofPo2json), ['Choose a photo']);
JS
node probe.mjs
