#!/bin/sh
# Guess: compare-version and semver-compare ("compare two semver version strings"), each with millions of downloads a
#   week, put 3.0.3-beta.1 behind 3.0.2 and before 3.0.3.
# Seen: compare-version puts the release before its beta, so that those who test it are told that they have the newest
#   version. semver-compare puts each trial version before all others of its line: 3.0.3-rc.1 is older than 3.0.2, and
#   so is v3.0.3, with its usual letter. Two trial versions, beta.2 and beta.10, are equal.
# Who meets it: programs that look for updates, and pages that show the newest of a list of releases.
# What to do: `semver.compare`, or compare-versions.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent compare-version@0.1.2 semver-compare@1.0.0 semver@7.8.6 \
  compare-versions@6.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import compareVersion from 'compare-version';
import { compareVersions } from 'compare-versions';
import semver from 'semver';
import semverCompare from 'semver-compare';

const cases = [
  ['3.0.3', '3.0.3-beta.1', -1, 1, 1],
  ['3.0.3-rc.1', '3.0.2', 1, -1, 1],
  ['v3.0.3', '3.0.2', 1, -1, 1],
  ['3.0.3-beta.10', '3.0.3-beta.2', 1, 0, 1],
];

for (const [one, other, byCompareVersion, bySemverCompare, right] of cases) {
  console.log(one, other, {
    'compare-version 0.1.2': compareVersion(one, other),
    'semver-compare 1.0.0': semverCompare(one, other),
    'semver 7.8.6': semver.compare(one, other),
  });
  assert.equal(compareVersion(one, other), byCompareVersion);
  assert.equal(semverCompare(one, other), bySemverCompare);
  assert.equal(semver.compare(one, other), right);
  assert.equal(compareVersions(one, other), right);
}
JS
node probe.mjs
