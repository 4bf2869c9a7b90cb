#!/bin/sh
# Guess: Bowser, which takes the client hints of a browser as a second argument, reads the version of the system from
#   them.
# Seen: it reads only the browser from them. The system stays what the user agent claims, and this has been the same
#   text for years: every Mac with Chrome has macOS 10.15.7 "Catalina", also with macOS 26, and Windows 11 is Windows
#   "10", while `getHints()` hands out the true number. ua-parser-js reads 26.1.0 and 11 from the same hints.
# Who meets it: download pages of programs that need a newer system: owners of a new Mac read that it is too old.
# What to do: read `platformVersion` from `getHighEntropyValues` oneself, or use ua-parser-js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent bowser@2.15.1 ua-parser-js@2.0.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const Bowser = require('bowser');
const { UAParser } = require('ua-parser-js');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const brands = [{ brand: 'Chromium', version: '141' }, { brand: 'Google Chrome', version: '141' }];

(async () => {
  console.log(`bowser ${version('bowser')}, ua-parser-js ${version('ua-parser-js')}`);

  for (const [system, platform, platformVersion, seen, byOther] of [
    ['Macintosh; Intel Mac OS X 10_15_7', 'macOS', '26.1.0', ['macOS', 'Catalina'], '26.1.0'],
    ['Windows NT 10.0; Win64; x64', 'Windows', '19.0.0', ['Windows', '10'], '11'],
  ]) {
    const text = `Mozilla/5.0 (${system}) ${engine}`;
    const parser = Bowser.getParser(text, { brands, mobile: false, platform, platformVersion });
    const { name, versionName } = parser.getOS();

    const { os } = await UAParser({
      'user-agent': text,
      'sec-ch-ua': '"Chromium";v="141", "Google Chrome";v="141"',
      'sec-ch-ua-platform': `"${platform}"`,
      'sec-ch-ua-platform-version': `"${platformVersion}"`,
    }).withClientHints();

    console.log(`${platform}, hint ${platformVersion}`);
    console.log(`  Bowser: ${name} ${versionName} (${parser.getOSVersion()}), ua-parser-js: ${os.name} ${os.version}`);
    assert.equal(parser.getHints().platformVersion, platformVersion);
    assert.deepEqual([name, versionName], seen);
    assert.equal(os.version, byOther);
  }
})();
JS
node probe.cjs
