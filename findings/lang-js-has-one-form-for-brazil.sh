#!/bin/sh
# Guess: lang.js, which reads Laravel's texts in browsers, takes the plural rule of the language where it has none for
#   the region: for `pt_BR` that of `pt`.
# Seen: it compares the whole name, and each name with a region gets the rule without plurals: "1 arquivo" and
#   "5 arquivo" in pt_BR, and the same in en_US, de_DE, fr_FR and ru_RU. laravel-vue-i18n, another port, knows these
#   names. In forms with a condition, such as `[2,*] :count €`, the no-break space becomes an ordinary one.
# Who meets it: sites of Laravel whose languages have a region, such as Brazilian Portuguese.
# What to do: hand the language without its region to `choice`, or write each form with its condition.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent lang.js@1.1.14

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const Lang = require('lang.js');

function forms(locale, text, numbers) {
  const lang = new Lang({ locale, messages: { [`${locale}.site`]: { files: text } } });
  const seen = numbers.map((number) => lang.choice('site.files', number));

  console.log(locale, JSON.stringify(seen));

  return seen;
}

const PORTUGUESE = ':count arquivo|:count arquivos';

assert.deepEqual(forms('pt', PORTUGUESE, [1, 2, 5]), ['1 arquivo', '2 arquivos', '5 arquivos']);
assert.deepEqual(forms('pt_BR', PORTUGUESE, [1, 2, 5]), ['1 arquivo', '2 arquivo', '5 arquivo']);

for (const locale of ['pt-BR', 'en_US', 'en-GB', 'de_DE', 'fr_FR', 'es_MX', 'ru_RU', 'ar_EG']) {
  assert.deepEqual(forms(locale, 'one|two', [1, 2, 5]), ['one', 'one', 'one']);
}

for (const locale of ['en', 'de', 'es', 'it']) {
  assert.deepEqual(forms(locale, 'one|two', [1, 2, 5]), ['one', 'two', 'two']);
}

assert.deepEqual(forms('de', ':count\u00A0€|:count\u00A0€', [5]), ['5\u00A0€']);
assert.deepEqual(forms('de', '{1} :count\u00A0€|[2,*] :count\u00A0€', [5]), ['5 €']);
JS
node probe.cjs
