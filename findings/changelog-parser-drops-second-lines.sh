#!/bin/sh
# Guess: changelog-parser's lists have all entries of a changelog, each with its whole text, and each release has its
#   version.
# Seen: of an entry that goes on in the next line, the list has the first line only; entries within others, numbered
#   ones and those with + are missing. A version of two parts, "3.1" or "v2.0", is null. `body` is whole.
# Who meets it: sites and release programs that show these lists: sentences end in the middle, and 3.1 has no number.
# What to do: take `body` and read it with a Markdown parser.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent changelog-parser@4.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import parse from 'changelog-parser';

const text = `# Changelog

## [3.1] - 2022-05-01

### Added

- Faces in groups
  - of two
- A long sentence that
  goes on here

### Fixed

+ Colours

## 3.0.3 (1 May 2022)

1. First
`;
const { versions } = await parse({ text });
const [minor, patch] = versions;

console.log('changelog-parser 4.1.0');
console.log(text);

for (const { version, date, parsed } of versions) {
  console.log({ version, date, parsed });
}

assert.equal(minor.version, null);
assert.equal(minor.date, '2022-05-01');
assert.deepEqual(minor.parsed._, ['Faces in groups', 'A long sentence that']);
assert.equal(patch.version, '3.0.3');
assert.equal(patch.date, '2022-05-01');
assert.deepEqual(patch.parsed._, []);
JS
node probe.mjs
