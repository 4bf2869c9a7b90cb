#!/bin/sh
# Guess: RTLCSS mirrors `translate: -50% 0` as it mirrors `transform: translate(-50%, 0)`.
# Seen: it mirrors `left: 50%` to `right: 50%` in both, and the shift only inside `transform`. A box centred with the
#   property `translate` stands beside the centre in Arabic, by its whole width. `inset`, `scroll-margin`, `clip-path`,
#   `mask-position` and `offset-position` with four or physical values stay unmirrored too.
# Who meets it: sites that generate their style sheet for Arabic or Hebrew and use properties younger than `transform`.
# What to do: centre with `inset-inline: 0; margin-inline: auto`, or use `transform` where RTLCSS runs.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rtlcss@4.3.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const rtlcss = require('rtlcss');

const mirrored = {
  'a{left:50%;transform:translate(-50%,0)}': 'a{right:50%;transform:translate(50%,0)}',
  'a{left:50%;translate:-50% 0}': 'a{right:50%;translate:-50% 0}',
  'a{padding:1px 2px 3px 4px}': 'a{padding:1px 4px 3px 2px}',
  'a{inset:1px 2px 3px 4px}': 'a{inset:1px 2px 3px 4px}',
  'a{scroll-margin:1px 2px 3px 4px}': 'a{scroll-margin:1px 2px 3px 4px}',
  'a{clip-path:inset(1px 2px 3px 4px)}': 'a{clip-path:inset(1px 2px 3px 4px)}',
  'a{object-position:10% 0}': 'a{object-position:90% 0}',
  'a{mask-position:10% 0}': 'a{mask-position:10% 0}',
  'a{offset-position:left}': 'a{offset-position:left}',
};

console.log('rtlcss', require('rtlcss/package.json').version);

for (const [source, expected] of Object.entries(mirrored)) {
  const output = rtlcss.process(source);
  console.log(`${source}\n  -> ${output}`);
  assert.equal(output, expected);
}
JS
node probe.cjs
