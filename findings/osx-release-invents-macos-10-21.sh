#!/bin/sh
# Guess: packages that name the release of macOS or Windows behind the number of a kernel or build agree, or know no
#   name for what is newer than they are.
# Seen: osx-release goes on counting: the kernel of macOS 11 is 10.16, that of macOS 15 is 10.20 and that of macOS 26 is
#   10.21, none of which exists, without an error and without a name. win-release calls all builds of Windows 11
#   "Windows 10". macos-release and windows-release, their successors, are right; for Windows Server 2022
#   (10.0.20348), the latter has no name.
# Who meets it: statistics, reports of errors and checks of requirements; each of the old ones is installed more than a
#   million times a month.
# What to do: look for the old names in `npm ls`, and replace what brings them.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  osx-release@2.0.0 macos-release@3.5.1 win-release@3.0.0 windows-release@7.1.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import macosRelease from 'macos-release';
import osxRelease from 'osx-release';
import winRelease from 'win-release';
import windowsRelease from 'windows-release';

for (const kernel of ['19.6.0', '20.6.0', '24.6.0', '25.1.0']) {
  console.log(`Darwin ${kernel}: osx-release`, osxRelease(kernel), 'macos-release', macosRelease(kernel));
}
for (const build of ['10.0.19045', '10.0.20348', '10.0.22631', '10.0.26200']) {
  console.log(`${build}: win-release ${winRelease(build)}, windows-release ${windowsRelease(build)}`);
}

assert.deepEqual(
  ['19.6.0', '20.6.0', '24.6.0', '25.1.0'].map((kernel) => osxRelease(kernel).version),
  ['10.15', '10.16', '10.20', '10.21'],
);
assert.deepEqual(macosRelease('25.1.0'), { name: 'Tahoe', version: '26' });
assert.equal(winRelease('10.0.26200'), '10');
assert.equal(windowsRelease('10.0.26200'), '11');
assert.equal(windowsRelease('10.0.20348'), undefined);
JS
node probe.mjs
