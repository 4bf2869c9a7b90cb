#!/bin/sh
# Guess: `{part, number, ::percent}` is the same as `{part, number, percent}` in all libraries for ICU messages: 0.25 is
#   25%.
# Seen: intl-messageformat writes 25% for both. @messageformat/core writes 0.25% for the one with colons, as the ICU
#   libraries of Android, Java and C++ do, where a skeleton only adds the sign. With the scale that ICU needs for it
#   (`::percent scale/100`), @messageformat/core writes 25% and intl-messageformat 2,500%.
# Who meets it: a program and its website that share one file of translations: a coupon of 25% is one of 0.25% or of
#   2,500% in one of them.
# What to do: write `{part, number, percent}`, which means the same in both.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent intl-messageformat@12.1.5 @messageformat/core@3.4.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import MessageFormat from '@messageformat/core';
import { IntlMessageFormat } from 'intl-messageformat';

const seen = {
  '{part, number, percent}': ['25%', '25%'],
  '{part, number, ::percent}': ['25%', '0.25%'],
  '{part, number, ::percent scale/100}': ['2,500%', '25%'],
};

console.log('intl-messageformat 12.1.5, @messageformat/core 3.4.1');

for (const [message, expected] of Object.entries(seen)) {
  const texts = [
    new IntlMessageFormat(message, 'en').format({ part: 0.25 }),
    new MessageFormat('en').compile(message)({ part: 0.25 }),
  ];

  console.log(`${message} -> ${texts.join(', ')}`);
  assert.deepEqual(texts, expected);
}
JS
node probe.mjs
