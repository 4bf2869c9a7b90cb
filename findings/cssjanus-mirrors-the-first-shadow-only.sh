#!/bin/sh
# Guess: where a box has two shadows, both are mirrored for Arabic, or none.
# Seen: CSSJanus turns the first one around, `4px 0 red` becomes `-4px 0 red`, and leaves all others: a light from the
#   left and a light from the right in one box. Lists of backgrounds are the same, `background-position: 10% 0, 20% 0`
#   becomes `90% 0, 20% 0`. Lists of transitions are turned as a whole. rtlcss mirrors all of them.
# Who meets it: raised cards and pressed buttons with two shadows, on Arabic pages of sites that use CSSJanus, WordPress
#   themes, MediaWiki skins, or Material UI through stylis-plugin-rtl.
# What to do: rtlcss, or shadows without a sideways part.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent cssjanus@2.3.1 rtlcss@4.3.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import cssjanus from 'cssjanus';
import rtlcss from 'rtlcss';

const seen = [
  ['a{box-shadow:4px 0 red}', 'a{box-shadow:-4px 0 red}', 'a{box-shadow:-4px 0 red}'],
  ['a{box-shadow:4px 0 red,2px 0 blue}', 'a{box-shadow:-4px 0 red,2px 0 blue}', 'a{box-shadow:-4px 0 red,-2px 0 blue}'],
  ['a{text-shadow:4px 0 red,2px 0 blue}', 'a{text-shadow:-4px 0 red,2px 0 blue}', 'a{text-shadow:-4px 0 red,-2px 0 blue}'],
  ['a{background-position:10% 0,20% 0}', 'a{background-position:90% 0,20% 0}', 'a{background-position:90% 0,80% 0}'],
  ['a{transition:left 1s,margin-left 1s}', 'a{transition:right 1s,margin-right 1s}', 'a{transition:right 1s,margin-right 1s}'],
];

console.log('cssjanus 2.3.1, rtlcss 4.3.0');

for (const [css, byJanus, byRtlcss] of seen) {
  console.log(`${css}\n  cssjanus: ${cssjanus.transform(css)}\n  rtlcss:   ${rtlcss.process(css)}`);
  assert.equal(cssjanus.transform(css), byJanus);
  assert.equal(rtlcss.process(css).replaceAll(', ', ','), byRtlcss);
}
JS
node probe.mjs
