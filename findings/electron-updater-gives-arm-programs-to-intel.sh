#!/bin/sh
# Guess: a Mac with Intel gets the file for Intel from latest-mac.yml, by one of the usual names of both processors.
# Seen: only "arm64" in the name counts as Apple's processor. Of the pair aarch64 and x86_64, as Rust, Homebrew and
#   `uname` call them, every Mac gets the file that is listed first, here the one for Apple's processor, which an Intel
#   Mac cannot start. With arm64 and x64 each Mac gets its own.
# Who meets it: makers of a program for both kinds of Mac who name their files themselves.
# What to do: use the names arm64 and x64, or publish one universal file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-updater@6.8.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { MacUpdater } = require('electron-updater/out/MacUpdater');
const { findFile, resolveFiles } = require('electron-updater/out/providers/Provider');

// The name of the file that a Mac downloads.
const choose = (names, arch) => {
  Object.defineProperty(process, 'arch', { value: arch });

  const information = { version: '3.0.4', files: names.map((url) => ({ url, sha512: 'AA==' })) };
  const files = resolveFiles(information, new URL('https://example.com/'));
  const suitable = MacUpdater.filterFilesForArch(files, arch === 'arm64');

  return findFile(suitable, 'zip', ['pkg', 'dmg']).url.pathname.slice(1);
};

const usual = ['app-arm64.zip', 'app-x64.zip'];
const others = ['app-aarch64.zip', 'app-x86_64.zip'];

const seen = [
  [usual, 'arm64', 'app-arm64.zip'],
  [usual, 'x64', 'app-x64.zip'],
  [others, 'arm64', 'app-aarch64.zip'],
  [others, 'x64', 'app-aarch64.zip'],
  [others.toReversed(), 'arm64', 'app-x86_64.zip'],
];

console.log('electron-updater 6.8.10');

for (const [names, arch, expected] of seen) {
  const file = choose(names, arch);

  console.log(`${names.join(', ')} on ${arch} -> ${file}`);
  assert.equal(file, expected);
}
JS
node probe.cjs
