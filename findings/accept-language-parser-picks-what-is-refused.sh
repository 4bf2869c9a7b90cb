#!/bin/sh
# Guess: a language with `q=0` is never chosen: RFC 9110 (12.4.2) says that it is not acceptable. And a space in front
#   of `q`, which the standard allows (and writes in an example), changes nothing.
# Seen: `pick` of accept-language-parser gives English to a visitor who accepts anything but English (`en;q=0, *`). With
#   a space (`en; q=0.2, de; q=0.9`) the numbers are not read: both languages count 1, the first one wins, and "q" is
#   a language of its own. The `*` is never used. negotiator, the library of Express, reads all of them as the
#   standard does.
# Who meets it: sites that choose the language of the first page with it; headers with spaces come from programs and
#   settings written by hand.
# What to do: negotiator, or remove the spaces and the languages with `q=0` first.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent accept-language-parser@1.5.0 negotiator@1.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import parser from 'accept-language-parser';
import Negotiator from 'negotiator';

const offered = ['en', 'de'];

const byParser = (header) => parser.pick(offered, header);
const byNegotiator = (header) => new Negotiator({ headers: { 'accept-language': header } }).language(offered);

const cases = [
  ['en;q=0.2, de;q=0.9', 'de', 'de'],
  ['en; q=0.2, de; q=0.9', 'en', 'de'],
  ['en;q=0, *', 'en', 'de'],
  ['de;q=0', 'de', undefined],
  ['*', null, 'en'],
];

for (const [header, seen, expected] of cases) {
  console.log(header, '| accept-language-parser 1.5.0:', byParser(header), '| negotiator 1.1.0:', byNegotiator(header));
  assert.equal(byParser(header), seen);
  assert.equal(byNegotiator(header), expected);
}

const codes = parser.parse('en; q=0.2, de; q=0.9').map(({ code, quality }) => `${code} ${quality}`);

console.log(codes);
assert.deepEqual(codes, ['en 1', 'q 1', 'de 1', 'q 1']);
JS
node probe.mjs
