#!/bin/sh
# Guess: `npm sbom --sbom-format spdx` writes a valid SPDX document for an app of one's own with ordinary packages.
# Seen: it takes names, versions and licenses as they are. An SPDXID may have letters, numbers, "." and "-" (SPDX 2.3,
#   7.2), but "SPDXRef-Package-string_decoder-1.3.0" and "SPDXRef-Package-app-3.0.3+7" have an underscore and a plus.
#   `licenseDeclared` must be an SPDX expression, NONE or NOASSERTION (7.15), and is "UNLICENSED", npm's own word for
#   what is not sold on, or "SEE LICENSE IN EULA.txt". Status 0, no warning.
# Who meets it: string_decoder is in most trees (readable-stream needs it). The checkers of SPDX refuse the file.
# What to do: `npm sbom --sbom-format cyclonedx`, or replace both after npm has written the file.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir tools
echo '{ "private": true }' > tools/package.json
npm install --prefix tools --ignore-scripts --no-audit --no-fund --silent npm@11.19.1 spdx-expression-parse@4.0.0
export PATH="$work/tools/node_modules/.bin:$PATH"
npm --version

# The SPDX document of an app with the given license.
describe() {
  mkdir "$1"
  cd "$1"
  cat > package.json <<JSON
{
  "name": "app",
  "version": "3.0.3+7",
  "private": true,
  "license": "$2",
  "dependencies": { "string_decoder": "1.3.0" }
}
JSON
  npm install --ignore-scripts --no-audit --no-fund --silent
  npm sbom --sbom-format spdx > ../"$1".json
  cd ..
}

describe first UNLICENSED
describe second 'SEE LICENSE IN EULA.txt'

cat > tools/probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const parse = require('spdx-expression-parse');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const isId = (id) => /^SPDXRef-[A-Za-z0-9.-]+$/.test(id);

const isLicense = (text) => {
  try {
    parse(text);

    return true;
  } catch {
    return ['NONE', 'NOASSERTION'].includes(text);
  }
};

const first = read('first.json');
const second = read('second.json');

for (const { SPDXID, licenseDeclared } of [...first.packages, second.packages[0]]) {
  console.log(SPDXID, isId(SPDXID), '|', licenseDeclared, isLicense(licenseDeclared));
}

assert.equal(first.spdxVersion, 'SPDX-2.3');
assert.deepEqual(
  first.packages.filter(({ SPDXID }) => !isId(SPDXID)).map(({ SPDXID }) => SPDXID),
  ['SPDXRef-Package-app-3.0.3+7', 'SPDXRef-Package-string_decoder-1.3.0'],
);
assert.equal(isId('SPDXRef-Package-safe-buffer-5.2.1'), true);
assert.deepEqual(
  [first, second].map(({ packages }) => packages[0].licenseDeclared),
  ['UNLICENSED', 'SEE LICENSE IN EULA.txt'],
);
assert.equal(isLicense('UNLICENSED'), false);
assert.equal(isLicense('SEE LICENSE IN EULA.txt'), false);
assert.equal(isLicense('MIT'), true);
JS
node tools/probe.cjs
