#!/bin/sh
# Guess: the text of an XML element is a string, so that a version in an appcast stays as it was written.
# Seen: fast-xml-parser turns what looks like a number into one. The version 3.10 becomes 3.1, 2026.10 becomes 2026.1,
#   the build 12e5 (as a short commit) 1200000 and 0x1F 31. 3.10.1 stays a string, so the error waits for the first
#   release without a third number. xml2js keeps all of them.
# Who meets it: readers of Sparkle's appcast, which has the version in an element: 3.10 is older than 3.9 for them, and
#   nobody gets the update.
# What to do: `parseTagValue: false`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fast-xml-parser@5.12.1 xml2js@0.6.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { XMLParser } = require('fast-xml-parser');
const { parseStringPromise } = require('xml2js');

const name = 'sparkle:version';
const appcast = (version) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle">
  <channel><item><title>Update</title><${name}>${version}</${name}></item></channel>
</rss>`;

const seen = { 3.9: 3.9, '3.10': 3.1, '2026.10': 2026.1, '12e5': 1200000, '0x1F': 31, '3.10.1': '3.10.1' };

const read = (text, options) => new XMLParser(options).parse(text).rss.channel.item[name];

(async () => {
  console.log('fast-xml-parser 5.12.1, xml2js 0.6.2');

  for (const [version, expected] of Object.entries(seen)) {
    const text = appcast(version);
    const found = read(text);
    const { rss } = await parseStringPromise(text);
    const [ofXml2js] = rss.channel[0].item[0][name];

    console.log(`${version} -> fast-xml-parser: ${JSON.stringify(found)}, xml2js: ${JSON.stringify(ofXml2js)}`);
    assert.equal(found, expected);
    assert.equal(ofXml2js, version);
    assert.equal(read(text, { parseTagValue: false }), version);
  }
})();
JS
node probe.cjs
