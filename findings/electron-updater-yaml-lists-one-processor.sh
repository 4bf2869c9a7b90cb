#!/bin/sh
# Guess: electron-updater-yaml, which writes latest.yml for electron-updater ("we'll look for .exe files"), lists all installers
#   of the folder, as electron-builder does: those for ARM and for Intel.
# Seen: it lists the first .exe file of the alphabet, and on a Mac the first .zip and the first .dmg: with the usual names, those
#   for ARM. electron-updater then gives the ARM installer to Intel PCs, which cannot run it, and leaves it out for Intel Macs,
#   where no file is left. Names are not quoted: a company "#1 Faces GmbH" is no publisher.
# Who meets it: Electron apps that are built without electron-builder and updated by electron-updater, for two processors.
# What to do: write the file with one entry in `files` for each installer; on Windows, use a channel for ARM; and compare what a
#   parser reads from the file with what was meant.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-updater-yaml@1.1.2 electron-updater@6.8.10 js-yaml@4.1.0

mkdir windows mac
for name in windows/App-3.0.3-arm64.exe windows/App-3.0.3-x64.exe \
  mac/App-3.0.3-arm64-mac.zip mac/App-3.0.3-x64-mac.zip mac/App-3.0.3-arm64.dmg mac/App-3.0.3-x64.dmg; do
  echo "$name" > "$name"
done

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { load } = require('js-yaml');
const { findFile } = require('electron-updater/out/providers/Provider.js');
const { getAppUpdateYml, getChannelYml } = require('electron-updater-yaml');

console.log('electron-updater-yaml 1.1.2, electron-updater', require('electron-updater/package.json').version);

/** Returns the names of the files that are listed for a folder. */
const listed = async (installerPath, platform, version) =>
  load(await getChannelYml({ installerPath, platform, version })).files.map(({ url }) => url);

/** Returns the publishers that a parser reads from the settings of the app. */
const publishers = async (publisherName) =>
  load(await getAppUpdateYml({ name: 'App', url: 'https://site.example', publisherName })).publisherName;

async function main() {
  const windows = await listed('windows', 'win32', '3.0.3');
  const found = {
    windows,
    mac: await listed('mac', 'darwin', '3.0.3'),
    ordinary: await publishers('Faces GmbH'),
    number: await publishers('#1 Faces GmbH'),
  };
  console.log(found);

  assert.deepEqual(found, {
    windows: ['App-3.0.3-arm64.exe'],
    mac: ['App-3.0.3-arm64-mac.zip', 'App-3.0.3-arm64.dmg'],
    ordinary: ['Faces GmbH'],
    number: [null],
  });

  // What electron-updater downloads on a PC with a processor of Intel.
  const files = windows.map((url) => ({ url: new URL(url, 'https://site.example/'), info: { url } }));
  Object.defineProperty(process, 'arch', { value: 'x64' });
  const chosen = findFile(files, 'exe').url.pathname;
  console.log('Intel PC:', chosen);
  assert.equal(chosen, '/App-3.0.3-arm64.exe');
}

void main();
JS
node probe.cjs
