#!/bin/sh
# Guess: @snyk/nuget-semver, "a semantic version parser for NuGet", sorts the versions of Squirrel and NuGet packages as NuGet
#   does since its version 4.3: numbers within pre-releases are compared as numbers, and build metadata is ignored.
# Seen: a version with metadata is no version to it, and older than any other: 3.0.3+7 comes before 3.0.2. Pre-releases are
#   compared letter by letter, so beta.10 comes before beta.2. "3.0.3-final" is 3.0.3, and every pre-release that begins with
#   "sec", such as 3.0.3-second.1, is newer than 3.0.3: these are rules of Maven, not of NuGet.
# Who meets it: lists of releases of a Windows app by the versions of its .nupkg files, and checks for outdated packages.
# What to do: semver for versions of three numbers; for four numbers, remove the metadata and compare the parts yourself.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @snyk/nuget-semver@1.6.1 semver@7.8.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const nuget = require('@snyk/nuget-semver');
const semver = require('semver');

console.log('@snyk/nuget-semver', require('@snyk/nuget-semver/package.json').version);

// NuGet follows Semantic Versioning 2.0 for all of these versions, which have three numbers.
const pairs = [
  ['3.0.3', '3.0.2'],
  ['3.0.3-rc.1', '3.0.3-beta.2'],
  ['3.0.3+7', '3.0.2'],
  ['3.0.3+7', '3.0.3'],
  ['3.0.3-beta.10', '3.0.3-beta.2'],
  ['3.0.3-final', '3.0.3'],
  ['3.0.3-second.1', '3.0.3'],
];
const words = { '-1': 'older', 0: 'equal', 1: 'newer' };
const found = pairs.map(([first, second]) => [
  `${first} and ${second}`,
  words[nuget.compare(first, second)],
  words[semver.compare(first, second)],
]);
console.log('versions, order in @snyk/nuget-semver, order in semver');
for (const line of found) console.log(line.join(', '));

assert.deepEqual(found, [
  ['3.0.3 and 3.0.2', 'newer', 'newer'],
  ['3.0.3-rc.1 and 3.0.3-beta.2', 'newer', 'newer'],
  ['3.0.3+7 and 3.0.2', 'older', 'newer'],
  ['3.0.3+7 and 3.0.3', 'older', 'equal'],
  ['3.0.3-beta.10 and 3.0.3-beta.2', 'older', 'newer'],
  ['3.0.3-final and 3.0.3', 'equal', 'older'],
  ['3.0.3-second.1 and 3.0.3', 'newer', 'older'],
]);
assert.equal(nuget.satisfies('3.0.3+7', '[3.0.3]'), false);
JS
node probe.cjs
