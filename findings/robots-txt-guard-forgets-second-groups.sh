#!/bin/sh
# Guess: where a robots.txt names a crawler in two groups, both count, as RFC 9309 asks ("must be combined"), and a path
#   in Japanese is meant whether it is written in letters or in codes.
# Seen: robots-txt-guard takes the first group that fits and forgets the others: a `Disallow` that a CMS appends for a
#   crawler below is without effect, and so is an exception. `Disallow: /下書き/` stops no crawler, because crawlers ask
#   for /%E4%B8%8B…, and the two are compared letter by letter. robots-parser combines the groups and reads both
#   spellings.
# Who meets it: sites in Japanese, Russian or Arabic with readable addresses, and sites whose robots.txt is put together
#   from several parts, checked or obeyed with this package.
# What to do: robots-parser; or one group for each crawler, and codes in the paths.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 \
  robots-parser@3.0.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import robotsParser from 'robots-parser';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';

const robots = `User-agent: ExampleBot
Disallow: /admin/
Disallow: /下書き/
Disallow: /%E7%A7%98%E5%AF%86/

User-agent: *
Disallow: /search/

User-agent: ExampleBot
Disallow: /drafts/
`;

const byGuard = guard(await parse(Readable.from([robots])));
const byParser = robotsParser('https://example.org/robots.txt', robots);

// The path, and whether the crawler may fetch it by either package.
const seen = [
  ['/admin/', false, false],
  ['/drafts/', true, false],
  [encodeURI('/秘密/'), false, false],
  [encodeURI('/下書き/'), true, false],
  ['/search/', true, true],
];

console.log('robots-txt-guard 1.0.2, robots-parser 3.0.1');
console.log(robots);

for (const [path, allowedByGuard, allowedByParser] of seen) {
  const answers = [
    byGuard.isAllowed('ExampleBot', path),
    byParser.isAllowed(`https://example.org${path}`, 'ExampleBot'),
  ];

  console.log(path, answers);
  assert.deepEqual(answers, [allowedByGuard, allowedByParser]);
}
JS
node probe.mjs
