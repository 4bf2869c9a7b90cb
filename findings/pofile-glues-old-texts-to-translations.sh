#!/bin/sh
# Guess: what `msgmerge --previous` writes in front of an obsolete entry, `#~| msgid "Delete the photo"`, is a comment
#   to a reader of PO files.
# Seen: pofile takes it for the next line of the text that it read last. That is the translation of the entry before,
#   which is in use: "Speichern" (save) becomes "SpeichernDelete the photo", on the page and in the file that it writes.
#   With a `#, fuzzy` line in between, as usual, nothing happens. gettext-parser and msgfmt read both.
# Who meets it: sites and programs whose texts go through pofile (Lingui and angular-gettext use it), once a text
#   is gone that a translator had checked by deleting the word fuzzy only: a button has an English sentence behind its
#   name.
# What to do: `msgattrib --no-obsolete`, or `--clear-previous`, before pofile reads the file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pofile@1.1.4 gettext-parser@10.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { po } from 'gettext-parser';
import PO from 'pofile';

// As GNU msgmerge 0.21 wrote it; the flag is the line that decides.
const file = (flag) => `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "Save"
msgstr "Speichern"

${flag}#~| msgid "Delete the photo"
#~ msgid "Delete the picture"
#~ msgstr "Foto löschen"
`;

const withPofile = (text) => PO.parse(text).items.find(({ msgid }) => msgid === 'Save').msgstr[0];
const withGettextParser = (text) => po.parse(text).translations[''].Save.msgstr[0];

console.log('pofile 1.1.4, gettext-parser 10.0.0');
console.log(file(''));

for (const [flag, expected] of [
  ['#, fuzzy\n', 'Speichern'],
  ['', 'SpeichernDelete the photo'],
]) {
  const seen = { pofile: withPofile(file(flag)), 'gettext-parser': withGettextParser(file(flag)) };

  console.log(flag === '' ? 'without the flag:' : 'with the flag:', seen);
  assert.deepEqual(seen, { pofile: expected, 'gettext-parser': 'Speichern' });
}

assert.match(PO.parse(file('')).toString(), /msgid "Save"\nmsgstr "SpeichernDelete the photo"/);
JS
node probe.mjs
