#!/bin/sh
# Guess: an installer for Squirrel has the version of the program, so that 3.0.3-beta.10 follows 3.0.3-beta.9.
# Seen: electron-winstaller removes the dots of a pre-release, as Squirrel's old format asks: beta10. This is one word
#   and no number any more, so it comes before beta2 and beta9. 1.0.0-beta.1.0 and 1.0.0-beta.10 even become the same
#   version, and a build number (+7) is gone. There is no warning.
# Who meets it: makers of Electron programs for Windows: from the tenth trial version on, testers get no updates.
# What to do: number trial versions with zeros (beta.01 is no semver, beta01 is), or start at beta.10.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-winstaller@5.4.4 semver@7.8.6

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { convertVersion } = require('electron-winstaller');
const semver = require('semver');

const versions = ['3.0.3-beta.1', '3.0.3-beta.2', '3.0.3-beta.9', '3.0.3-beta.10', '3.0.3'];
const converted = versions.map(convertVersion);
const sorted = semver.sort([...converted]);

console.log('electron-winstaller 5.4.4');
console.log(`versions:  ${semver.sort([...versions]).join(' < ')}`);
console.log(`installer: ${sorted.join(' < ')}`);

assert.deepEqual(semver.sort([...versions]), versions);
assert.deepEqual(sorted, ['3.0.3-beta1', '3.0.3-beta10', '3.0.3-beta2', '3.0.3-beta9', '3.0.3']);
assert.equal(convertVersion('3.0.3-beta.1.0'), convertVersion('3.0.3-beta.10'));
assert.equal(convertVersion('3.0.3+7'), '3.0.3');
JS
node probe.cjs
