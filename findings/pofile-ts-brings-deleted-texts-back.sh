#!/bin/sh
# Guess: an entry behind `#~` is obsolete: a reader of PO files marks it so, and leaves the entry before it alone.
# Seen: pofile-ts, with which Lingui 6 reads its catalogues, takes the last of several obsolete entries for one in use,
#   and a single one always. With `#~| msgid "…"` above, as `msgmerge --previous` writes it, the mark goes to the entry
#   before: "Save", in use, is obsolete, and the deleted text is in use. A comment above the deleted text helps. pofile
#   marks the four files in this script rightly.
# Who meets it: sites with Lingui 6 whose translators work with Poedit, Weblate or msgmerge: texts that were taken out
#   are compiled again, and written back without `#~`; in the second case a button loses its translation.
# What to do: `msgattrib --no-obsolete` before Lingui reads the file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pofile-ts@4.0.3 pofile@1.1.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import PO from 'pofile';
import { parsePo, stringifyPo } from 'pofile-ts';

const header = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
`;
const save = 'msgid "Save"\nmsgstr "Speichern"\n';
const gone = '#~ msgid "Delete"\n#~ msgstr "Löschen"\n';
const file = (...entries) => [header, ...entries].join('\n');

const obsolete = (parse, text) =>
  parse(text)
    .items.filter((item) => item.obsolete)
    .map(({ msgid }) => msgid);
const withPofile = (text) => obsolete((input) => PO.parse(input), text);
const withPofileTs = (text) => obsolete(parsePo, text);

const store = save.replace('Save', 'Store');
const cases = [
  { name: 'at the end', text: file(save, gone), right: ['Delete'], seen: [] },
  { name: 'in between', text: file(save, gone, store), right: ['Delete'], seen: [] },
  { name: 'below a comment', text: file(save, `# Not needed\n${gone}`), right: ['Delete'], seen: ['Delete'] },
  { name: 'two', text: file(save, gone, gone.replace('Delete', 'Undo')), right: ['Delete', 'Undo'], seen: ['Delete'] },
];
const previous = file(save, `#~| msgid "Remove"\n${gone}`);

console.log('pofile-ts 4.0.3, pofile 1.1.4');

for (const { name, text, right, seen } of cases) {
  console.log(`obsolete, ${name}: pofile`, withPofile(text), 'pofile-ts', withPofileTs(text));
  assert.deepEqual(withPofile(text), right);
  assert.deepEqual(withPofileTs(text), seen);
}

console.log('obsolete, with its previous text: pofile-ts', withPofileTs(previous));
assert.deepEqual(withPofileTs(previous), ['Save']);

const written = stringifyPo(parsePo(file(save, gone)));

assert.match(written, /^msgid "Delete"$/m);
assert.match(stringifyPo(parsePo(previous)), /^#~ msgid "Save"$/m);
JS
node probe.mjs
