#!/bin/sh
# Guess: to normalize a language code is to write it as `Intl.getCanonicalLocales` does: letters in the usual case,
#   outdated names replaced.
# Seen: the country is removed wherever it is the most likely one: Brazil from Portuguese, Egypt from Arabic, Spain
#   from Spanish. Saudi Arabia and Portugal stay. Traditional Chinese becomes Chinese of Taiwan.
# Who meets it: sites that look up `pt-BR` in their list of languages, or number formats of `ar-EG`, which differ from
#   those of `ar`.
# What to do: `Intl.getCanonicalLocales`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bcp-47-normalize@2.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { bcp47Normalize } from 'bcp-47-normalize';

const seen = {};

console.log('bcp-47-normalize 2.3.0');

for (const code of ['PT-br', 'pt-PT', 'ar-EG', 'ar-SA', 'es-ES', 'en-GB', 'zh-Hant', 'iw']) {
  seen[code] = [bcp47Normalize(code), Intl.getCanonicalLocales(code)[0]];
  console.log(`${code}: ${seen[code][0]}, in Intl: ${seen[code][1]}`);
}

assert.deepEqual(seen, {
  'PT-br': ['pt', 'pt-BR'],
  'pt-PT': ['pt-PT', 'pt-PT'],
  'ar-EG': ['ar', 'ar-EG'],
  'ar-SA': ['ar-SA', 'ar-SA'],
  'es-ES': ['es', 'es-ES'],
  'en-GB': ['en-GB', 'en-GB'],
  'zh-Hant': ['zh-TW', 'zh-Hant'],
  iw: ['he', 'he'],
});
JS
node probe.mjs
