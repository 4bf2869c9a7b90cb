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
  ['box-shadow:4px 0 red', 'box-shadow:-4px 0 red', 'box-shadow:-4px 0 red'],
  ['box-shadow:4px 0 red,2px 0 blue', 'box-shadow:-4px 0 red,2px 0 blue', 'box-shadow:-4px 0 red,-2px 0 blue'],
  ['text-shadow:4px 0 red,2px 0 blue', 'text-shadow:-4px 0 red,2px 0 blue', 'text-shadow:-4px 0 red,-2px 0 blue'],
  ['background-position:10% 0,20% 0', 'background-position:90% 0,20% 0', 'background-position:90% 0,80% 0'],
  ['transition:left 1s,margin-left 1s', 'transition:right 1s,margin-right 1s', 'transition:right 1s,margin-right 1s'],
];

console.log('cssjanus 2.3.1, rtlcss 4.3.0');

for (const [declaration, byJanus, byRtlcss] of seen) {
  const css = `a{${declaration}}`;

  console.log(`${css}\n  cssjanus: ${cssjanus.transform(css)}\n  rtlcss:   ${rtlcss.process(css)}`);
  assert.equal(cssjanus.transform(css), `a{${byJanus}}`);
  assert.equal(rtlcss.process(css).replaceAll(', ', ','), `a{${byRtlcss}}`);
}
JS
node probe.mjs
