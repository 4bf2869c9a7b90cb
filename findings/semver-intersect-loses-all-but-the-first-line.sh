#!/bin/sh
# Guess: semver-intersect writes the range in which two ranges overlap: of `>=18` and `<=22` all versions from 18 to 22.
# Seen: `^18.0.0`, which is 18 only. An upper limit further off is replaced by a caret or a tilde: `^3.1.0` and `<3.5.0`
#   become `~3.1.0`, so that 3.2 to 3.4 are out, and `>=10.13` with `<27` becomes `^10.13.0`. Only with `<=` and three
#   numbers, as in `<=22.0.0`, the limit stays. No error is thrown.
# Who meets it: tools that combine the `engines` of packages, and hosts and plug-ins that agree on a version.
# What to do: join both ranges with a space, `>=18 <=22`, which is their intersection in semver, and ask
#   `semver.intersects` whether there is one.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent semver-intersect@1.5.0 semver@7.8.6

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import semver from 'semver';
import { intersect } from 'semver-intersect';

const versions = [];

for (let major = 0; major < 30; major += 1) {
  for (let minor = 0; minor < 15; minor += 1) versions.push(`${major}.${minor}.0`, `${major}.${minor}.5`);
}

const linesOf = range => {
  const allowed = versions.filter(version => semver.satisfies(version, range));
  const [first, last] = [allowed.at(0), allowed.at(-1)];

  return `${allowed.length} versions, ${first} to ${last}`;
};

const cases = [
  ['>=18', '<=22', '^18.0.0'],
  ['>=10.13', '<27', '^10.13.0'],
  ['^3.1.0', '<3.5.0', '~3.1.0'],
  ['>=1.2.0', '<3', '^1.2.0'],
  ['>=18.0.0', '<=22.0.0', '18.0.0 - 22.0.0'],
];

for (const [one, other, expected] of cases) {
  const range = intersect(one, other);
  const joined = `${one} ${other}`;

  console.log(`${one} and ${other} -> semver-intersect 1.5.0: ${range} (${linesOf(range)})`);
  console.log(`  semver 7.8.6: ${joined} (${linesOf(joined)})`);
  assert.equal(range, expected);
  assert.equal(linesOf(range) === linesOf(joined), other === '<=22.0.0');
}
JS
node probe.mjs
