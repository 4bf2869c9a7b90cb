#!/bin/sh
# Guess: sumchecker accepts a checksum in capital letters, as `sha256sum -c` does.
# Seen: it reads the line, computes the same number and says that the checksum "did not match", because it compares
#   texts. Get-FileHash of PowerShell writes capital letters. The form `SHA256 (file) = …`, which macOS and BSD write,
#   cannot be parsed; `sha256sum -c` takes both.
# Who meets it: download pages whose makers compute checksums on Windows, and installers that check them with this
#   package, as the downloader of Electron does: a good file is reported as damaged.
# What to do: publish checksums in small letters, in the form of sha256sum.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sumchecker@3.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const sumchecker = require('sumchecker');

writeFileSync('setup.exe', 'installer');

const sum = createHash('sha256').update('installer').digest('hex');

const lists = {
  'small letters': [`${sum} *setup.exe`, /^accepted$/],
  'capital letters': [`${sum.toUpperCase()} *setup.exe`, /did not match/],
  'the form of BSD': [`SHA256 (setup.exe) = ${sum}`, /Could not parse/],
};

(async () => {
  console.log('sumchecker', require('sumchecker/package.json').version);

  for (const [name, [line, expected]] of Object.entries(lists)) {
    writeFileSync('SHA256SUMS', `${line}\n`);

    const answer = await sumchecker('sha256', 'SHA256SUMS', '.', ['setup.exe']).then(
      () => 'accepted',
      (error) => error.message,
    );

    const coreutils = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { encoding: 'utf8' }).trim();

    console.log(`${name}: ${answer}; sha256sum -c: ${coreutils}`);
    assert.match(answer, expected);
  }
})();
JS
node probe.cjs
