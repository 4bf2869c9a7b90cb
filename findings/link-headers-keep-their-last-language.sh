#!/bin/sh
# Guess: readers of the Link header give a list of all links, or of all with one `rel`.
# Seen: parse-link-header and li give one object with a key for each `rel`. Of three links with `rel="alternate"`, the
#   languages of a page, the last one replaces those before it. http-link-header keeps all.
# Who meets it: checkers of languages for files that have no HTML, such as PDF, whose languages are in this header
#   only.
# What to do: http-link-header.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent parse-link-header@2.0.0 li@1.3.0 http-link-header@1.1.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import LinkHeader from 'http-link-header';
import li from 'li';
import parse from 'parse-link-header';

const header = [
  '</manual.pdf>; rel="alternate"; hreflang="en"',
  '</de/manual.pdf>; rel="alternate"; hreflang="de"',
  '</ja/manual.pdf>; rel="alternate"; hreflang="ja"',
].join(', ');

const inParse = parse(header);
const inLi = li.parse(header);
const inLinkHeader = LinkHeader.parse(header).rel('alternate');

console.log('parse-link-header 2.0.0, li 1.3.0, http-link-header 1.1.4');
console.log(`Link: ${header}`);
console.log('parse-link-header:', inParse);
console.log('li:', inLi);
console.log('http-link-header:', inLinkHeader.map(({ hreflang }) => hreflang));

assert.deepEqual(Object.keys(inParse), ['alternate']);
assert.equal(inParse.alternate.hreflang, 'ja');
assert.deepEqual(inLi, { alternate: '/ja/manual.pdf' });
assert.deepEqual(inLinkHeader.map(({ hreflang }) => hreflang), ['en', 'de', 'ja']);
JS
node probe.mjs
