#!/bin/sh
# Guess: keep-a-changelog, the parser named after the format, writes back the links of a change log that it has read.
# Seen: all addresses at the end of the file are gone. `[help][turn]` in an entry stays as it is and leads nowhere:
#   pages show its brackets. "#13" becomes `[#13]`, in brackets too, and the versions lose their links and brackets. If
#   the file has a link that compares two versions, new addresses are made up from it for every version and every
#   number, with a "v" that the project's tags need not have. Links with their address behind them, `[help](https://…)`,
#   stay.
# Who meets it: projects whose release step adds a version with this library: one release, and the links of all earlier
#   versions are dead.
# What to do: write links with the address behind them, and change the file as text.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent keep-a-changelog@3.1.0 marked@18.2.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { parser } from 'keep-a-changelog';
import { marked } from 'marked';

const log = (more) => `# Changelog

All notable changes.

## [1.1.0] - 2026-05-01

### Added

- Faces turn ([help][turn], [more](https://example.org/more/))
- Repairs #13

## [1.0.0] - 2026-04-01

### Added

- First

[1.1.0]: https://downloads.example/1.1.0/
[turn]: https://example.org/help/#turn
${more}`;

const links = (markdown) => [...marked.parse(markdown).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const write = (markdown) => parser(markdown).toString();

console.log('keep-a-changelog 3.1.0');
console.log(write(log('')));

assert.deepEqual(links(log('')), [
  'https://downloads.example/1.1.0/',
  'https://example.org/help/#turn',
  'https://example.org/more/',
]);
assert.deepEqual(links(write(log(''))), ['https://example.org/more/']);
assert.match(write(log('')), /\[help\]\[turn\]/);
assert.match(write(log('')), /Repairs \[#13\]/);

const compared = write(log('[Unreleased]: https://example.org/project/compare/1.1.0...HEAD\n'));

console.log(compared);
assert.deepEqual(links(compared), [
  'https://example.org/project/compare/v1.0.0...v1.1.0',
  'https://example.org/more/',
  'https://example.org/project/issues/13',
  'https://example.org/project/releases/tag/v1.0.0',
]);
JS
node probe.mjs
