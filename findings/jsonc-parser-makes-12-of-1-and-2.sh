#!/bin/sh
# Guess: `modify` with `undefined` removes an item of a list and leaves valid JSON.
# Seen: of the last item, the last character stays if the bracket follows at once. `[1, 2]` becomes `[12]`, a valid
#   list with another number; `["de", "ja"]` becomes `["de""]`, which nobody can read. With a space or a line break
#   before the bracket, and for all items but the last one, it is right.
# Who meets it: programs that take a language or a size out of a list in a settings file.
# What to do: write one item per line, or set the whole list.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jsonc-parser@3.3.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { applyEdits, modify } = require('jsonc-parser');

const { version } = require('jsonc-parser/package.json');

console.log('jsonc-parser', version);

for (const [list, index, expected] of [
  ['[1, 2]', 0, '[2]'],
  ['[1, 2]', 1, '[12]'],
  ['["de", "ja"]', 1, '["de""]'],
  ['[ "de", "ja" ]', 1, '[ "de" ]'],
  ['[\n  "de",\n  "ja"\n]', 1, '[\n  "de"\n]'],
]) {
  const seen = applyEdits(list, modify(list, [index], undefined, {}));

  console.log(`${JSON.stringify(list)} without item ${index}: ${JSON.stringify(seen)}`);
  assert.equal(seen, expected);
}
JS
node probe.cjs
