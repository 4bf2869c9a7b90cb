#!/bin/sh
# Guess: with client hints, ua-parser-js knows the version of Windows, which the user agent no longer tells.
# Seen: it knows two, 10 and 11. Chrome, Edge and Opera up to 109, the last ones for Windows 7, 8 and 8.1, say "Windows
#   NT 10.0" there too, and tell the truth in the hint: 0.1.0, 0.2.0 and 0.3.0. All three become Windows 10.
#   node-device-detector reads them as 7, 8 and 8.1.
# Who meets it: download pages of programs for Windows 10 and later: who has Windows 7 is not warned, and downloads a
#   program that doesn't start.
# What to do: ask for `platformVersion` and treat what begins with "0." as too old.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ua-parser-js@2.0.10 node-device-detector@2.2.7

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const DeviceDetector = require('node-device-detector');
const ClientHints = require('node-device-detector/client-hints');
const { UAParser } = require('ua-parser-js');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const headersOf = (chrome, platformVersion) => ({
  'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/${chrome}.0.0.0 Safari/537.36`,
  'sec-ch-ua': `"Not_A Brand";v="99", "Google Chrome";v="${chrome}", "Chromium";v="${chrome}"`,
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'sec-ch-ua-platform-version': `"${platformVersion}"`,
});

(async () => {
  console.log(`ua-parser-js ${version('ua-parser-js')}, node-device-detector ${version('node-device-detector')}`);

  for (const [chrome, hint, system, seen] of [
    [109, '0.1.0', '7', '10'],
    [109, '0.2.0', '8', '10'],
    [109, '0.3.0', '8.1', '10'],
    [141, '10.0.0', '10', '10'],
    [141, '15.0.0', '11', '11'],
  ]) {
    const headers = headersOf(chrome, hint);
    const { os } = await UAParser(headers).withClientHints();
    const other = new DeviceDetector().detect(headers['user-agent'], new ClientHints().parse(headers)).os;

    console.log(`hint ${hint}: ua-parser-js ${os.name} ${os.version}, node-device-detector ${other.name} ${other.version}`);
    assert.deepEqual([os.name, os.version], ['Windows', seen]);
    assert.deepEqual([other.name, other.version], ['Windows', system]);
  }
})();
JS
node probe.cjs
