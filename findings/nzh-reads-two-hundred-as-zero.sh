#!/bin/sh
# Guess: nzh, which writes numbers in Chinese and reads them, reads numbers as people write them.
# Seen: it reads what it wrote itself. 两百 and 两万, the everyday forms of 200 and 20,000, are 0. A last digit without
#   its unit belongs to the next lower one: 一万五 is 15,000, 一千五 is 1,500 and 二百五 is 250; nzh reads 10,005, 1,005
#   and 205. 百分之五 (5 %) is 105, and 廿一 (21) is 1. There is no error.
# Who meets it: sites that read numbers of followers, prices or requirements out of Chinese texts.
# What to do: replace 两 by 二 first, and refuse what `encodeS` does not write back.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent nzh@1.0.14

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { cn } = require('nzh');

const seen = [
  ['二百', 200, 200],
  ['两百', 200, 0],
  ['两万', 20_000, 0],
  ['一千五', 1500, 1005],
  ['一万五', 15_000, 10_005],
  ['二百五', 250, 205],
  ['百分之五', 0.05, 105],
  ['廿一', 21, 1],
];

console.log('nzh 1.0.14');

for (const [text, meant, expected] of seen) {
  const read = cn.decodeS(text);

  console.log(`${text}: means ${meant}, read as ${read}`);
  assert.equal(read, expected);
}

for (const number of [105, 250, 1005, 1500, 20_000]) {
  assert.equal(cn.decodeS(cn.encodeS(number)), number);
}
JS
node probe.cjs
