#!/bin/sh
# Guess: `satisfies` of compare-versions means the same by `^3.0.0` as semver does: no pre-releases.
# Seen: 3.1.0-beta.1 satisfies `^3.0.0`, and even `^3.1.0` and `~3.1.0`, although it is older than 3.1.0 (`>=3.1.0`
#   does not hold for it). In semver it satisfies none of them. And where versions are compared, a wildcard counts as
#   equal: 3.0.x is neither older nor newer than 3.0.9.
# Who meets it: programs that look for updates and took the small package instead of the large one; their users get
#   the beta.
# What to do: leave pre-releases out before the comparison.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent compare-versions@6.1.1 semver@7.8.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { compareVersions, satisfies } = require('compare-versions');
const semver = require('semver');

const cases = [
  ['3.1.0-beta.1', '^3.0.0', true],
  ['3.1.0-beta.1', '^3.1.0', true],
  ['3.1.0-beta.1', '~3.1.0', true],
  ['3.1.0-beta.1', '>=3.1.0', false],
];

console.log('compare-versions', require('compare-versions/package.json').version);

for (const [version, range, expected] of cases) {
  console.log(`${version} in ${range}: ${satisfies(version, range)}, semver: ${semver.satisfies(version, range)}`);
  assert.equal(satisfies(version, range), expected);
  assert.equal(semver.satisfies(version, range), false);
}

console.log(`3.0.x compared with 3.0.9: ${compareVersions('3.0.x', '3.0.9')}`);
assert.equal(compareVersions('3.0.x', '3.0.9'), 0);
JS
node probe.cjs
