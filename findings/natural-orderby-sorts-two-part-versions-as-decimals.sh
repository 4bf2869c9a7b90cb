#!/bin/sh
# Guess: natural order puts version 3.10 behind 3.9, as it puts frame-10 behind frame-9.
# Seen: a text that is a number as a whole is one decimal number: 3.10 comes before 3.9. In a list that also has 3.9.1,
#   which is no number, all two-part versions come behind all three-part ones. With a "v" in front the same versions are
#   in order. Intl's numeric collation orders all of them.
# Who meets it: download archives and change logs: the newest version stands somewhere in the middle, until somebody
#   writes 3.10.0.
# What to do: `new Intl.Collator('en', { numeric: true }).compare`, or compare by semver.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent natural-orderby@5.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { orderBy } from 'natural-orderby';

const collator = new Intl.Collator('en', { numeric: true });
const sort = (list) => orderBy(list, [(value) => value], ['asc']);

const seen = [
  [['3.9', '3.10'], '3.10 3.9'],
  [['3.9', '3.9.1', '3.10', '3.10.2'], '3.9.1 3.10.2 3.10 3.9'],
  [['v3.9', 'v3.9.1', 'v3.10', 'v3.10.2'], 'v3.9 v3.9.1 v3.10 v3.10.2'],
  [['3.9.0', '3.9.1', '3.10.0'], '3.9.0 3.9.1 3.10.0'],
  [['frame-9.png', 'frame-10.png'], 'frame-9.png frame-10.png'],
];

console.log('natural-orderby 5.0.0');

for (const [list, expected] of seen) {
  const sorted = sort(list).join(' ');

  console.log(`${list.join(' ')} -> ${sorted}`);
  assert.equal(sorted, expected);
  assert.deepEqual([...list].reverse().sort(collator.compare), list);
}
JS
node probe.mjs
