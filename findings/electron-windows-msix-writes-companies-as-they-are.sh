#!/bin/sh
# Guess: a tool that writes the AppxManifest.xml of an installer (MSIX) from names and a version escapes the names, shows the
#   name of the publisher, and gives a beta a version below that of its release.
# Seen: electron-windows-msix puts each text into its template as it is: with "Swap & Go", or with a publisher such as
#   `CN="Faces, Inc.", C=DE` (names with a comma are in quotation marks), the manifest is no XML. The name of the publisher is
#   all that follows "CN=", address and country included. 3.0.3-beta.1, 3.0.3-beta.10, 3.0.3+7 and 3.0.3 are all 3.0.3.0, so
#   that Windows never updates one to another.
# Who meets it: desktop apps with Electron Forge's maker for MSIX, whose company has a comma or "&" in its name.
# What to do: give names with `&amp;` and `&quot;`, `publisherDisplayName` too, and a version of four numbers.
set -eu

if ! command -v xmllint > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package libxml2-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends libxml2-utils > /dev/null
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-windows-msix@2.0.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const { manifest } = require('electron-windows-msix/lib/manifestation.js');

const app = {
  packageIdentity: 'Faces',
  appDisplayName: 'Faces',
  packageVersion: '3.0.3',
  publisher: 'CN=Faces',
  appExecutable: 'faces.exe',
  targetArch: 'x64',
};

const write = (options) => manifest({ manifestVariables: { ...app, ...options } });

const isXml = (text) => spawnSync('xmllint', ['--noout', '-'], { input: text }).status === 0;

const find = (text, pattern) => text.match(pattern)[1];

const main = async () => {
  const names = {
    plain: {},
    ampersand: { appDisplayName: 'Swap & Go' },
    comma: { publisher: 'CN="Faces, Inc.", C=DE' },
    escaped: { appDisplayName: 'Swap &amp; Go', publisher: 'CN=&quot;Faces, Inc.&quot;, C=DE' },
  };
  const validity = {};

  for (const [name, options] of Object.entries(names)) validity[name] = isXml(await write(options));

  const publisher = find(await write({ publisher: 'CN=Faces, L=Berlin, C=DE' }), /<PublisherDisplayName>(.*?)</);
  const versions = [];

  for (const packageVersion of ['3.0.3-beta.1', '3.0.3-beta.10', '3.0.3+7', '3.0.3'])
    versions.push(find(await write({ packageVersion }), / Version="(.*?)"/));

  console.log({ validity, publisher, versions });

  assert.deepEqual(validity, { plain: true, ampersand: false, comma: false, escaped: true });
  assert.equal(publisher, 'Faces, L=Berlin, C=DE');
  assert.deepEqual(versions, ['3.0.3.0', '3.0.3.0', '3.0.3.0', '3.0.3.0']);
};

main();
JS
node probe.cjs
