#!/bin/sh
# Guess: `kanji2number`, which reads digits mixed with Japanese units ("2億3千430万"), reads the short numbers of
#   `Intl.NumberFormat`, or throws an error as it does for "2.5千".
# Seen: a number with a decimal point or a comma before 万 (ten thousand) or 億 is 0: "1.5万", 15,000, is 0, and so is
#   "1,500万". In "1.5億2千" the first part is left out, which gives 2000. `findKanjiNumbers` finds "5万" in it, 50,000.
#   "15万" and "150万" are right.
# Who meets it: sorting or adding up downloads and views that a page shows in short, and prices such as 1.5万円.
# What to do: remove the commas, and take the number before the unit by itself: `Number('1.5') * 10_000`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @geolonia/japanese-numeral@1.0.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { findKanjiNumbers, kanji2number } = require('@geolonia/japanese-numeral');

const compact = new Intl.NumberFormat('ja', { notation: 'compact' });
const seen = [15_000, 150_000, 1_500_000, 120_000_000].map((number) => [
  number,
  compact.format(number),
  kanji2number(compact.format(number)),
]);

console.log(seen);
assert.deepEqual(seen, [
  [15_000, '1.5万', 0],
  [150_000, '15万', 150_000],
  [1_500_000, '150万', 1_500_000],
  [120_000_000, '1.2億', 0],
]);

console.log('1,500万:', kanji2number('1,500万'), '| 1.5億2千:', kanji2number('1.5億2千'));
assert.equal(kanji2number('1,500万'), 0);
assert.equal(kanji2number('1.5億2千'), 2000);
assert.deepEqual(findKanjiNumbers('1.5万人'), ['5万']);
assert.throws(() => kanji2number('2.5千'), TypeError);
JS
node probe.cjs
