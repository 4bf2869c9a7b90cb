#!/bin/sh
# Guess: in a text such as "Fixed in 3.0.2, 3.0.3 and 4.0.0." find-versions finds three versions: none of the characters
#   behind them can belong to a version.
# Seen: it finds 3.0.3 only. A version counts if a space, the end of the text, a "+" or a further part follows it. One
#   in front of a comma, a full stop, a colon, a bracket or a line break is not found: neither "## [3.0.3] -
#   2026-11-01", the heading of "Keep a Changelog", nor "3.0.3" and a line break, the usual output of `--version`. With
#   `loose: true` they are found, and the trial version 3.0.3-beta in front of a comma becomes the release 3.0.3. That
#   mode also takes the seconds of a time for a version.
# Who meets it: scripts that read a changelog, release notes or the output of a program.
# What to do: split the text into words, cut the punctuation off and ask `semver.valid`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent find-versions@6.0.0 semver@7.8.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import findVersions from 'find-versions';
import semver from 'semver';

const byWords = text =>
  text
    .split(/[\s,:()[\]]+/)
    .map(word => semver.valid(word.replace(/\.$/, '')))
    .filter(version => version !== null);

const texts = [
  'Fixed in 3.0.2, 3.0.3 and 4.0.0.',
  '## [3.0.3] - 2026-11-01',
  'Facewright 3.0.3: new masks',
  '3.0.3\n',
  'Needs 3.0.3-beta, or newer',
  'Built at 14:30:00.5',
];

for (const text of texts) {
  console.log(JSON.stringify(text));
  console.log('  find-versions 6.0.0', findVersions(text));
  console.log('  loose              ', findVersions(text, { loose: true }));
  console.log('  semver 7.8.6       ', byWords(text));
}

assert.deepEqual(findVersions(texts[0]), ['3.0.3']);
assert.deepEqual(byWords(texts[0]), ['3.0.2', '3.0.3', '4.0.0']);

for (const text of texts.slice(1, 4)) {
  assert.deepEqual(findVersions(text), []);
  assert.deepEqual(byWords(text), ['3.0.3']);
}

assert.deepEqual(findVersions(texts[3].trim()), ['3.0.3']);
assert.deepEqual(findVersions(texts[4], { loose: true }), ['3.0.3']);
assert.deepEqual(byWords(texts[4]), ['3.0.3-beta']);
assert.deepEqual(findVersions(texts[5], { loose: true }), ['00.5.0']);
JS
node probe.mjs
