#!/bin/sh
# Guess: `setFileVersion('3.0.3+7')` writes 3.0.3.7 or 3.0.3.0 into a program for Windows: the build is added or left
#   out.
# Seen: the third number goes with the build: 3.0.0.0. Of 3.0.3-beta.7, the numbers are 3, 0, 0 and 7, and "v3.0.3" is
#   0.0.3.0. Numbers and text, which Windows shows under Details, are the same. There is no error; 3.0.3 is right.
# Who meets it: makers of installers whose version has a build number, as Flutter and semver write it: tools that
#   compare file versions take the new program for an older one.
# What to do: hand over four numbers: `setFileVersion(3, 0, 3, 7)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent resedit@3.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resource } from 'resedit';

const language = 1033;

const seen = {
  '3.0.3': '3.0.3.0',
  '3.0.3.7': '3.0.3.7',
  '3.0.3+7': '3.0.0.0',
  '3.0.3-beta.7': '3.0.0.7',
  'v3.0.3': '0.0.3.0',
};

console.log('resedit 3.1.0');

for (const [version, expected] of Object.entries(seen)) {
  const information = Resource.VersionInfo.createEmpty();
  information.setFileVersion(version, language);

  const { fileVersionMS, fileVersionLS } = information.fixedInfo;
  const numbers = [fileVersionMS, fileVersionLS].flatMap((pair) => [pair >>> 16, pair & 0xffff]).join('.');
  const { FileVersion } = information.getStringValues({ lang: language, codepage: 1200 });

  console.log(`${version} -> ${numbers}, text ${FileVersion}`);
  assert.equal(numbers, expected);
  assert.equal(FileVersion, expected);
}

const information = Resource.VersionInfo.createEmpty();
information.setFileVersion(3, 0, 3, 7, language);
assert.equal(information.getStringValues({ lang: language, codepage: 1200 }).FileVersion, '3.0.3.7');
JS
node probe.mjs
