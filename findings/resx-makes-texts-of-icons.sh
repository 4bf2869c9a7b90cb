#!/bin/sh
# Guess: a file of texts for Windows programs (.resx) that is read with its comments and written again is the same file.
# Seen: resx drops the type of each entry. An icon, which is a path with the type of a file, comes back as a text, so
#   that the program does not find its picture. Sizes and colours are texts as well, and their "metadata" entries are
#   gone. An empty text comes back as an element within its value: `<value><value/></value>`.
# Who meets it: programs whose texts go to translators and back, with forms and icons in the same file.
# What to do: keep texts in a file of their own, or replace only the values in the old file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent resx@2.0.4

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { js2resx, resx2js } from 'resx';

const file = `<?xml version="1.0" encoding="utf-8"?>
<root>
  <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
  <resheader name="version"><value>2.0</value></resheader>
  <data name="title" xml:space="preserve"><value>Swap</value><comment>A verb</comment></data>
  <data name="hint" xml:space="preserve"><value></value></data>
  <data name="icon" type="System.Resources.ResXFileRef, System.Windows.Forms">
    <value>icon.ico;System.Drawing.Icon, System.Drawing</value>
  </data>
  <data name="button.Size" type="System.Drawing.Size, System.Drawing"><value>75, 23</value></data>
  <metadata name="menu.TrayLocation" type="System.Drawing.Point, System.Drawing"><value>17, 17</value></metadata>
</root>
`;

const written = (await js2resx(await resx2js(file, true))).replace(/^[\s\S]*<\/xsd:schema>/, '');

console.log(written);
assert.match(written, /<data name="icon" xml:space="preserve">\s*<value>icon\.ico;System\.Drawing\.Icon/);
assert.doesNotMatch(written, /type="System/);
assert.doesNotMatch(written, /metadata/);
assert.match(written, /<data name="hint" xml:space="preserve">\s*<value>\s*<value\/>\s*<\/value>/);
assert.match(written, /<value>Swap<\/value>\s*<comment>A verb<\/comment>/);
JS
node probe.mjs
