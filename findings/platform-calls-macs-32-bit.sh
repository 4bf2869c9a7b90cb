#!/bin/sh
# Guess: for a Mac, whose user agent names no word size, platform.js leaves `os.architecture` empty or says 64.
# Seen: the same Mac has 64 bits in Chrome, and 32 in Safari and Firefox. So has Windows on ARM, whose user agent says
#   ARM64. 32 is what remains where nothing in the text speaks for 64. ua-parser-js leaves the Mac empty and reads arm64.
# Who meets it: download pages that choose an installer by it, or tell visitors that their computer is too old.
# What to do: read `navigator.userAgentData` where it exists, and treat "32" as "unknown".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent platform@1.3.6 ua-parser-js@2.0.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { parse } = require('platform');
const { UAParser } = require('ua-parser-js');

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const cases = [
  ['Mac, Safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 32, undefined],
  ['Mac, Chrome', `${mac} ${chrome}`, 64, undefined],
  ['Mac, Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 32, undefined],
  ['Windows on ARM', `Mozilla/5.0 (Windows NT 10.0; ARM64) ${chrome}`, 32, 'arm64'],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 64, 'amd64'],
];

console.log('platform', require('platform/package.json').version);

for (const [name, userAgent, bits, architecture] of cases) {
  const { os } = parse(userAgent);
  const { cpu } = UAParser(userAgent);
  console.log(`${name}: platform ${os.architecture} ("${os}"), ua-parser-js ${cpu.architecture}`);
  assert.equal(os.architecture, bits);
  assert.equal(cpu.architecture, architecture);
}
JS
node probe.cjs
