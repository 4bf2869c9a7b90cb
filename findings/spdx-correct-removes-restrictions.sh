#!/bin/sh
# Guess: spdx-correct repairs the spelling of a licence, and gives null where the text says something else.
# Seen: it looks for a known name somewhere in the text and drops the rest. "MIT (non-commercial)" becomes MIT, "Apache
#   2.0 with Commons Clause" becomes Apache-2.0, and "GPLv3 only" becomes the opposite, GPL-3.0-or-later. "AGPL" without
#   a version becomes AGPL-3.0-or-later, and only "non-commercial" without a known name is null.
# Who meets it: makers of AI programs, whose models often have a free licence with a restriction behind it: the list of
#   licences shows the free one, and the check passes.
# What to do: take the result only if it differs from the text in case, spaces and punctuation alone.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent spdx-correct@3.2.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const correct = require('spdx-correct');

const seen = {
  'MIT (non-commercial)': 'MIT',
  'MIT, non-commercial use only': 'MIT',
  'Apache 2.0 with Commons Clause': 'Apache-2.0',
  'GPLv3 only': 'GPL-3.0-or-later',
  AGPL: 'AGPL-3.0-or-later',
  'CC BY-NC 4.0': 'CC-BY-NC-4.0',
  'Non-commercial': null,
};

console.log('spdx-correct', require('spdx-correct/package.json').version);

for (const [text, licence] of Object.entries(seen)) {
  console.log(`${text} -> ${correct(text)}`);
  assert.equal(correct(text), licence);
}
JS
node probe.cjs
