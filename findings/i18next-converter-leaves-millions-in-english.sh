#!/bin/sh
# Guess: the converter of i18next for its format of plurals, from `files_plural` to `files_other`, gives texts that say
#   the same as before.
# Seen: since French, Spanish, Italian and Portuguese have a form for millions (`_many`), 1,000,000 finds no text in the
#   converted file: i18next takes no other form of the language, but the English text of the fallback, "1000000 files",
#   or the key. In Russian it is each fraction, which needs `_other`: "1.5 files". Before, i18next 20 had a form for each
#   number. German, Japanese and Arabic are whole.
# Who meets it: counters of downloads, and sizes, on sites whose texts were converted, or whose translators know two
#   forms of French.
# What to do: copy `_other` to `_many` in French, Spanish, Italian and Portuguese, and in Russian write `_other`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent i18next@26.7.2 before@npm:i18next@20.6.1 \
  i18next-v4-format-converter@1.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import before from 'before';
import i18next from 'i18next';

const { transformNamespace } = createRequire(import.meta.url)('i18next-v4-format-converter');

const TEXTS = {
  en: { files: '{{count}} file', files_plural: '{{count}} files' },
  fr: { files: '{{count}} fichier', files_plural: '{{count}} fichiers' },
  es: { files: '{{count}} archivo', files_plural: '{{count}} archivos' },
  'pt-BR': { files: '{{count}} arquivo', files_plural: '{{count}} arquivos' },
  it: { files: '{{count}} immagine', files_plural: '{{count}} immagini' },
  de: { files: '{{count}} Datei', files_plural: '{{count}} Dateien' },
  ja: { files_0: '{{count}} ファイル' },
  ru: { files_0: '{{count}} файл', files_1: '{{count}} файла', files_2: '{{count}} файлов' },
};

/** The text for a number, in i18next 20 as it was written and in i18next 26 as it was converted. */
async function format(language, count) {
  const options = { lng: language, fallbackLng: 'en', showSupportNotice: false };
  const written = {};
  const converted = {};

  for (const each of new Set(['en', language])) {
    written[each] = { translation: TEXTS[each] };
    converted[each] = { translation: transformNamespace(each, TEXTS[each]) };
  }

  const old = before.createInstance();
  const today = i18next.createInstance();

  await old.init({ ...options, resources: written });
  await today.init({ ...options, resources: converted });

  const seen = [old.t('files', { count }), today.t('files', { count })];

  console.log(language, count, '|', seen.join(' | '));

  return seen;
}

assert.deepEqual(await format('fr', 1_000_000), ['1000000 fichiers', '1000000 files']);
assert.deepEqual(await format('es', 1_000_000), ['1000000 archivos', '1000000 files']);
assert.deepEqual(await format('pt-BR', 1_000_000), ['1000000 arquivos', '1000000 files']);
assert.deepEqual(await format('it', 1_000_000), ['1000000 immagini', '1000000 files']);
assert.deepEqual(await format('ru', 1.5), ['1.5 файлов', '1.5 files']);

assert.deepEqual(await format('fr', 1_000_001), ['1000001 fichiers', '1000001 fichiers']);
assert.deepEqual(await format('de', 1_000_000), ['1000000 Dateien', '1000000 Dateien']);
assert.deepEqual(await format('ja', 1_000_000), ['1000000 ファイル', '1000000 ファイル']);
JS
node probe.mjs
