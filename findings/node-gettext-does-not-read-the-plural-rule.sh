#!/bin/sh
# Guess: the line `Plural-Forms` of a PO file decides which of its forms is taken, as with every gettext.
# Seen: node-gettext has a table of its own and does not read the line. For a Spanish file with the three forms of
#   today's CLDR (one, millions, others), which Weblate and others write, its table has two: 2 gets the form for
#   millions, "2 de caras", and 1,000,000 as well. In Brazilian Portuguese, "0 rosto", which the line asks for, is "0
#   rostos". tannin, WordPress's reader, goes by the line.
# Who meets it: sites and servers in Node.js with texts from Weblate, Crowdin or Poedit: the translators see their forms
#   in the right places, and the site shows others.
# What to do: a reader that goes by the line (tannin, gettext.js), or PO files with the forms of node-gettext's table.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-gettext@3.0.1 gettext-parser@10.0.0 tannin@1.2.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { po } from 'gettext-parser';
import Gettext from 'node-gettext';
import Tannin from 'tannin';

const files = {
  es: {
    rule: 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
    forms: ['{n} cara', '{n} de caras', '{n} caras'],
  },
  pt_BR: { rule: 'nplurals=2; plural=(n > 1);', forms: ['{n} rosto', '{n} rostos'] },
  de: { rule: 'nplurals=2; plural=(n != 1);', forms: ['{n} Gesicht', '{n} Gesichter'] },
};

const seen = [
  ['de', 1, '{n} Gesicht', '{n} Gesicht'],
  ['de', 2, '{n} Gesichter', '{n} Gesichter'],
  ['es', 1, '{n} cara', '{n} cara'],
  ['es', 2, '{n} de caras', '{n} caras'],
  ['es', 1_000_000, '{n} de caras', '{n} de caras'],
  ['pt_BR', 0, '{n} rostos', '{n} rosto'],
];

console.log('node-gettext 3.0.1, tannin 1.2.0');

for (const [language, number, byNodeGettext, byTannin] of seen) {
  const { rule, forms } = files[language];
  const file = [
    'msgid ""',
    'msgstr ""',
    `"Plural-Forms: ${rule}\\n"`,
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '',
    'msgid "{n} face"',
    'msgid_plural "{n} faces"',
    ...forms.map((form, index) => `msgstr[${index}] "${form}"`),
    '',
  ].join('\n');

  const gettext = new Gettext();

  gettext.addTranslations(language, 'messages', po.parse(file));
  gettext.setLocale(language);

  const tannin = new Tannin({ messages: { '': { plural_forms: rule }, '{n} face': forms } });
  const answers = [
    gettext.ngettext('{n} face', '{n} faces', number),
    tannin.dcnpgettext('messages', undefined, '{n} face', '{n} faces', number),
  ];

  console.log(`${language} ${number}: ${answers.join(' | ')}`);
  assert.deepEqual(answers, [byNodeGettext, byTannin]);
}
JS
node probe.mjs
