#!/bin/sh
# Guess: `minimumSystemVersion: 26.0.0` in latest-mac.yml gives an update to everyone with macOS 26, and to nobody
#   before.
# Seen: it is compared with the version of the kernel. macOS 26 has Darwin 25, so its users never get the update. The
#   other way round, macOS 12 and 13 have Darwin 21 and 22, and pass a minimum of 14.0.0, so they get a program that
#   doesn't start. A minimum of two numbers, "14.0", is no version for it: it is skipped, and everybody gets the update.
# Who meets it: makers of programs for the Mac: LSMinimumSystemVersion in the program itself means macOS, and the same
#   words in the update's file mean Darwin.
# What to do: write Darwin's number (macOS 14 is 23.0.0), always with three parts.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-updater@6.8.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const os = require('node:os');

// electron-updater asks for the version of the system when it checks.
let kernel = '';
os.release = () => kernel;

const { MacUpdater } = require('electron-updater/out/MacUpdater');

const notes = [];
const note = (text) => notes.push(text);
const updater = { _logger: { info: note, warn: note } };

const isOffered = (version, minimumSystemVersion) => {
  kernel = version;

  return MacUpdater.prototype.checkIfUpdateSupported.call(updater, { version: '3.0.4', minimumSystemVersion });
};

const seen = [
  ['macOS 26', '25.1.0', '26.0.0', false],
  ['macOS 15', '24.6.0', '14.0.0', true],
  ['macOS 13', '22.6.0', '14.0.0', true],
  ['macOS 12', '21.6.0', '14.0.0', true],
  ['macOS 12', '21.6.0', '23.0.0', false],
  ['macOS 12', '21.6.0', '26.0', true],
];

console.log('electron-updater 6.8.10');

for (const [name, version, minimum, expected] of seen) {
  const offered = isOffered(version, minimum);

  console.log(`${name} (Darwin ${version}), minimum ${minimum} -> ${offered ? 'update' : 'no update'}`);
  assert.equal(offered, expected);
}

assert.match(notes.at(-1), /Failed to compare/);
JS
node probe.cjs
