#!/bin/sh
# Guess: `getHeaderLanguage` and `getHeaderLocales` of @intlify/utils read an `Accept-Language` header as RFC 9110 (12.4.2)
#   describes it: in the order of the numbers, without what has `q=0`, and with or without spaces.
# Seen: the numbers are cut off. With `en;q=0.2,de;q=0.9` the language is English, and with `en;q=0,de` as well. With a
#   space behind a comma, which the examples of the standard have, the second language is " de": `getHeaderLocales`
#   throws a RangeError, and `tryHeaderLocales` is null, so a site falls back to its default. negotiator reads them all.
# Who meets it: sites with Vue, Nuxt or Hono whose visitors come with anything but a common browser, which sorts its list
#   and writes no spaces.
# What to do: negotiator, with its result given to `Intl.Locale`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @intlify/utils@1.0.1 negotiator@1.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getHeaderLanguage, getHeaderLanguages, getHeaderLocales, tryHeaderLocales } from '@intlify/utils';
import Negotiator from 'negotiator';

const request = (header) => new Request('http://site.example/', { headers: { 'accept-language': header } });
const byNegotiator = (header) => new Negotiator({ headers: { 'accept-language': header } }).languages();

const weighted = 'en;q=0.2,de;q=0.9';
const refused = 'en;q=0,de';
const spaced = 'de-AT, de;q=0.9, en;q=0.8';

for (const header of [weighted, refused, spaced]) {
  console.log(header);
  console.log('  @intlify/utils 1.0.1', getHeaderLanguages(request(header)));
  console.log('  negotiator 1.1.0    ', byNegotiator(header));
}

assert.equal(getHeaderLanguage(request(weighted)), 'en');
assert.equal(getHeaderLanguage(request(refused)), 'en');
assert.deepEqual(getHeaderLanguages(request(spaced)), ['de-AT', ' de', ' en']);
assert.throws(() => getHeaderLocales(request(spaced)), RangeError);
assert.equal(tryHeaderLocales(request(spaced)), null);

assert.deepEqual(byNegotiator(weighted), ['de', 'en']);
assert.deepEqual(byNegotiator(refused), ['de']);
assert.deepEqual(byNegotiator(spaced), ['de-AT', 'de', 'en']);
JS
node probe.mjs
