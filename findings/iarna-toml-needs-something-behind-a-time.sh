#!/bin/sh
# Guess: `opens = 09:30:00`, a local time as TOML 0.5 and 1.0 have it, may be on any line.
# Seen: @iarna/toml reads it at the end of the file only. With another line below it says "Unexpected character,
#   expected only whitespace or comments till end of line" and points to the first letter of that next line, which is
#   right. A space, a comment or a fraction (09:30:00.0) behind the time helps. In a list, `[09:30:00, 17:00:00]` is
#   refused at its comma. Days, and days with a time, are read everywhere; so are times by smol-toml.
# Who meets it: sites with opening hours or the time of a sale in TOML (front matter, data files): a line that an editor
#   adds below the time seems to be the fault.
# What to do: a comment behind the time, or smol-toml.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @iarna/toml@3.0.0 smol-toml@1.9.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import iarna from '@iarna/toml';
import { parse } from 'smol-toml';

const seen = [
  ['opens = 09:30:00', true],
  ['opens = 09:30:00\nname = "Shop"', false],
  ['opens = 09:30:00 \nname = "Shop"', true],
  ['opens = 09:30:00 # in the morning\nname = "Shop"', true],
  ['opens = 09:30:00.0\nname = "Shop"', true],
  ['hours = [09:30:00, 17:00:00]', false],
  ['day = 2026-05-01\nname = "Shop"', true],
  ['start = 2026-05-01T09:30:00\nname = "Shop"', true],
];

console.log('@iarna/toml 3.0.0, smol-toml 1.9.1');

for (const [source, accepted] of seen) {
  let answer;

  try {
    answer = JSON.stringify(iarna.parse(source));
  } catch (error) {
    answer = error.message;
  }

  console.log(`${source}\n  -> ${answer.split('\n')[0]}`);
  assert.equal(answer.startsWith('{'), accepted, source);
  assert.ok(parse(source));
}
JS
node probe.mjs
