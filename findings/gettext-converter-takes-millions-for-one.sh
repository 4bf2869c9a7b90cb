#!/bin/sh
# Guess: gettext-converter, made by the makers of i18next, puts each plural form of i18next's current JSON at its place
#   in the PO file.
# Seen: with the option for that JSON, the form for millions, which Spanish, French, Italian and Portuguese have
#   (`_many`), takes the place of the singular: 1 is "1 de caras". In Arabic, 1 gets the form for 100, 2 that for 3, and
#   3 that for 1; one form is lost and one place stays empty. In Russian and Polish, 5 gets the form for fractions. Back
#   in JSON, they are as wrong. German and English, without `_many`, are right.
# Who meets it: sites that send their texts to translators as PO files: the translators see forms of other numbers, and
#   correct or confirm them.
# What to do: convert without plurals (each key by itself, as it comes without the option), or give PO files without
#   `_many` to the languages above.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent gettext-converter@1.3.4 gettext-parser@10.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import converter from 'gettext-converter';
import { po } from 'gettext-parser';

const texts = {
  de: { one: '{{count}} Gesicht', other: '{{count}} Gesichter' },
  es: { one: '{{count}} cara', many: '{{count}} de caras', other: '{{count}} caras' },
  fr: { one: '{{count}} visage', many: '{{count}} de visages', other: '{{count}} visages' },
  ru: { one: '{{count}} лицо', few: '{{count}} лица', many: '{{count}} лиц', other: '{{count}} лица (дробь)' },
  ar: { zero: 'for 0', one: 'for 1', two: 'for 2', few: 'for 3', many: 'for 11', other: 'for 100' },
};
// The number, and what the PO file has for it.
const seen = {
  de: [[1, '{{count}} Gesicht'], [2, '{{count}} Gesichter']],
  es: [[1, '{{count}} de caras'], [2, '{{count}} caras']],
  fr: [[1, '{{count}} de visages'], [2, '{{count}} visages']],
  ru: [[1, '{{count}} лицо'], [2, '{{count}} лица'], [5, '{{count}} лица (дробь)']],
  ar: [[0, 'for 0'], [1, 'for 100'], [2, 'for 3'], [3, 'for 1'], [11, 'for 11'], [100, undefined]],
};

console.log('gettext-converter 1.3.4');

for (const [language, forms] of Object.entries(texts)) {
  const keys = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`face_${form}`, text]));
  const file = converter.i18next2po(language, keys, { compatibilityJSON: 'v4' });
  const { headers, translations } = po.parse(file);
  const rule = /plural=(.*?);?$/.exec(headers['Plural-Forms'])[1];
  // The file's own rule, written in C, which is JavaScript too.
  const place = new Function('n', `return Number(${rule})`);

  for (const [number, expected] of seen[language]) {
    const text = translations[''].face.msgstr[place(number)];

    console.log(`${language} ${number}: ${text}`);
    assert.equal(text, expected);
  }
}
JS
node probe.mjs
