#!/bin/sh
# Guess: a catalogue of texts from Xcode (.xcstrings) survives the way to locize's format and back, with what it says
#   about each text.
# Seen: the texts do, with plurals and devices. A translation that "needs review" comes back as "translated", a name
#   with `shouldTranslate: false` (never to be translated) comes back without it, and the comments that explain a text
#   to translators are gone, as is the mark of texts that the program no longer has ("stale"). There is no warning.
# Who meets it: teams with a Mac program whose texts go through this converter: Xcode counts guesses as finished, and
#   translators are asked to translate the name of the product.
# What to do: merge only the values back into the file that Xcode wrote.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent locize-xcstrings@2.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { locize2xcstrings, xcstrings2locize } from 'locize-xcstrings';

const text = (value, state) => ({ stringUnit: { state, value } });
const catalogue = {
  sourceLanguage: 'en',
  strings: {
    'Delete photo': { comment: 'A button', localizations: { de: text('Foto behalten', 'needs_review') } },
    Example: { shouldTranslate: false },
    Old: { extractionState: 'stale', localizations: { de: text('Alt', 'translated') } },
  },
  version: '1.0',
};

const written = await locize2xcstrings(await xcstrings2locize(JSON.stringify(catalogue)));
const { strings } = typeof written === 'string' ? JSON.parse(written) : written;

console.log('locize-xcstrings', JSON.parse(readFileSync('node_modules/locize-xcstrings/package.json', 'utf8')).version);
console.log('before:', JSON.stringify(catalogue.strings, null, 1));
console.log('after:', JSON.stringify(strings, null, 1));

assert.deepEqual(strings, {
  'Delete photo': { localizations: { de: text('Foto behalten', 'translated') } },
  Example: {},
  Old: { localizations: { de: text('Alt', 'translated') } },
});
JS
node probe.mjs
