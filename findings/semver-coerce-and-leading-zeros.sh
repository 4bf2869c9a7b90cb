#!/bin/sh
# Guess: semver's `coerce` turns any version with digits into three numbers, 2026.05.01 into 2026.5.1.
# Seen: a number with a leading zero makes the whole result null, also where the first two parts are fine. From the
#   fourth part on zeros don't matter, and a date with hyphens comes out as 2026.0.0, so that all dates of a year
#   are equal.
# Who meets it: programs that compare the releases of a download page, where makers use calendar versions
#   (2026.05.01) or Windows file versions with padded parts (10.15.07).
# What to do: remove leading zeros before `coerce`, and treat null as "unknown" instead of "older".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent semver@7.8.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const semver = require('semver');

const coerced = {
  '3.0.10.2': '3.0.10',
  '3.0.3.0001': '3.0.3',
  '2026.5.1': '2026.5.1',
  '2026.05.01': null,
  '2026.05': null,
  'v3.0.03': null,
  '10.15.07': null,
  '2026-05-01': '2026.0.0',
  '2026-11-28': '2026.0.0',
};

console.log('semver', require('semver/package.json').version);

for (const [version, expected] of Object.entries(coerced)) {
  const seen = semver.coerce(version)?.version ?? null;
  console.log(`${version} -> ${seen}`);
  assert.equal(seen, expected);
}

assert.equal(semver.valid('3.0.03', { loose: true }), '3.0.3');
console.log('Yet valid() with `loose` reads 3.0.03 as 3.0.3.');
JS
node probe.cjs
