#!/bin/sh
# Guess: `negotiateLanguages` of Fluent finds "es" for es-419, the Spanish of Latin America, as it does for es-MX, and
#   "de" for de-u-co-phonebk, which is German with another order of names.
# Seen: it gives English. A region of three digits (UN M.49, allowed by BCP 47) and an extension behind `-u-` make a
#   name that it doesn't read, and such a wish is left out. With `ja-JP-u-ca-japanese, de`, the answer is German. A site
#   that has es-419 itself never offers it, not even to those who ask for exactly that. No error, and its README says
#   nothing about it. @formatjs/intl-localematcher and Intl.Locale of Node.js know these names.
# Who meets it: es-419 is the language of Chrome, Android and Electron for all of Latin America; extensions come with
#   the settings for calendars and digits of macOS and Windows.
# What to do: @formatjs/intl-localematcher; or add the language alone (`new Intl.Locale(wish).language`) behind each wish.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @fluent/langneg@0.7.0 @formatjs/intl-localematcher@0.10.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { negotiateLanguages } from '@fluent/langneg';
import { match } from '@formatjs/intl-localematcher';

const expect = (wishes, site, byFluent, byFormatjs) => {
  const [fluent] = negotiateLanguages(wishes, site, { defaultLocale: 'en', strategy: 'lookup' });
  const formatjs = match(wishes, site, 'en');

  for (const wish of wishes) {
    assert.equal(new Intl.Locale(wish).toString(), wish);
  }

  console.log(`${wishes} of ${site}: @fluent/langneg ${fluent}, @formatjs/intl-localematcher ${formatjs}`);
  assert.equal(fluent, byFluent);
  assert.equal(formatjs, byFormatjs);
};

expect(['es-MX'], ['en', 'es'], 'es', 'es');
expect(['es-419'], ['en', 'es'], 'en', 'es');
expect(['es-419'], ['en', 'es-419'], 'en', 'es-419');
expect(['de-u-co-phonebk'], ['en', 'de'], 'en', 'de');
expect(['ja-JP-u-ca-japanese', 'de'], ['en', 'de', 'ja'], 'de', 'ja');

// The other strategies leave these wishes out too.
for (const strategy of ['filtering', 'matching']) {
  assert.deepEqual(negotiateLanguages(['es-419'], ['en', 'es'], { defaultLocale: 'en', strategy }), ['en']);
}
JS
node probe.mjs
