#!/bin/sh
# Guess: of the fields `isWindows`, `isMac`, `isLinux`, `isAndroid` and `isiPhone` of express-useragent, one is true:
#   the system of the visitor.
# Seen: an iPhone and an iPad are Macs too (`isMac`), and their `os` is "OS X"; a real Mac has "macOS Catalina". An
#   Android phone with Chrome is a Linux computer too, with the `os` "Linux", and with Firefox it is none and its `os`
#   is "unknown".
# Who meets it: pages that choose the installer for the computer of the visitor: phones get the one for the Mac.
# What to do: ask `isMobile` first, or take ua-parser-js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent express-useragent@2.2.3 ua-parser-js@2.0.10

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { useragent } from 'express-useragent';
import { UAParser } from 'ua-parser-js';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const cases = [
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`, 'macOS Catalina', ['isMac']],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`,
    'OS X',
    ['isMac', 'isiPhone'],
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Linux', ['isLinux', 'isAndroid']],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'unknown', ['isAndroid']],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Linux 64', ['isLinux']],
];
const fields = ['isWindows', 'isMac', 'isLinux', 'isAndroid', 'isiPhone'];

for (const [agent, os, expected] of cases) {
  const result = useragent.parse(agent);
  const found = fields.filter(field => result[field]);

  console.log(agent);
  console.log('  express-useragent 2.2.3:', result.os, found, ' ua-parser-js 2.0.10:', UAParser(agent).os.name);
  assert.equal(result.os, os);
  assert.deepEqual(found, expected);
}

assert.deepEqual(
  cases.map(([agent]) => UAParser(agent).os.name),
  ['macOS', 'iOS', 'Android', 'Android', 'Linux'],
);
JS
node probe.mjs
