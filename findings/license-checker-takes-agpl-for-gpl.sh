#!/bin/sh
# Guess: `--onlyAllow "GPL-3.0-only;MIT"` lets these two licenses pass and no others, and `--failOn GPL-3.0-only` stops at
#   each package that needs the GPL.
# Seen: `--onlyAllow` looks for the allowed name anywhere within the license: "GPL-3.0-only" allows AGPL-3.0-only and
#   LGPL-3.0-only, "MIT" allows "(MIT AND GPL-3.0-only)", where both bind. `--failOn` compares the whole text: it stops
#   at GPL-3.0-only, and neither at "(MIT AND GPL-3.0-only)" nor, with "GPL", at anything. Both end with status 0. It is
#   the same in the original, and in the fork that is still maintained. Neither reads SPDX expressions.
# Who meets it: the step in CI that should keep licenses out of an app under which it can't be sold.
# What to do: list the packages with `--json`, and let spdx-satisfies judge their licenses.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir tools app
echo '{ "private": true }' > tools/package.json
npm install --prefix tools --ignore-scripts --no-audit --no-fund --silent \
  license-checker@25.0.1 license-checker-rseidelsohn@4.4.2 spdx-satisfies@6.0.0

# A folder with one package of the given license.
app() {
  rm -rf app
  mkdir -p app/node_modules/part
  echo '{ "name": "app", "version": "1.0.0", "license": "MIT", "dependencies": { "part": "1.0.0" } }' > app/package.json
  echo "{ \"name\": \"part\", \"version\": \"1.0.0\", \"license\": \"$1\" }" > app/node_modules/part/package.json
}

# The statuses of both programs for a license: expect LICENSE OPTION LICENSES STATUS
expect() {
  app "$1"

  for tool in license-checker license-checker-rseidelsohn; do
    status=0
    "tools/node_modules/.bin/$tool" --start app "$2" "$3" > /dev/null 2>&1 || status=$?
    echo "$tool $2 '$3': $1 ends with status $status"
    test "$status" = "$4"
  done
}

expect GPL-3.0-only --onlyAllow 'GPL-3.0-only;MIT' 0
expect Apache-2.0 --onlyAllow 'GPL-3.0-only;MIT' 1
expect AGPL-3.0-only --onlyAllow 'GPL-3.0-only;MIT' 0
expect LGPL-3.0-only --onlyAllow 'GPL-3.0-only;MIT' 0
expect '(MIT AND GPL-3.0-only)' --onlyAllow MIT 0

expect GPL-3.0-only --failOn GPL-3.0-only 1
expect '(MIT AND GPL-3.0-only)' --failOn GPL-3.0-only 0
expect GPL-3.0-only --failOn GPL 0

cat > tools/probe.cjs <<'JS'
const assert = require('node:assert/strict');
const satisfies = require('spdx-satisfies');

const cases = [
  ['GPL-3.0-only', ['GPL-3.0-only', 'MIT'], true],
  ['AGPL-3.0-only', ['GPL-3.0-only', 'MIT'], false],
  ['LGPL-3.0-only', ['GPL-3.0-only', 'MIT'], false],
  ['(MIT AND GPL-3.0-only)', ['MIT'], false],
];

for (const [license, allowed, expected] of cases) {
  console.log(`spdx-satisfies: ${license} in ${allowed.join(', ')} is ${satisfies(license, allowed)}`);
  assert.equal(satisfies(license, allowed), expected);
}
JS
node tools/probe.cjs
