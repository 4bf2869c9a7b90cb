#!/bin/sh
# Guess: a library that reads colours of CSS reads them from a minified style sheet too: `rgba(198, 134, 96, 0.5)` and
#   `rgba(198,134,96,.5)` are the same half-transparent colour.
# Seen: the library reads the second one as opaque: it takes the 5 behind the dot for an opacity of 5, and cuts it to 1. It
#   does the same with `50%`. A hue of -30 or 390 degrees, which is 330 or 30, is cut to 0 or 360, so that a pink and an
#   orange are both the same red. It says nothing. culori reads all of them.
# Who meets it: themes and editors that take their colours from a style sheet behind a minifier.
# What to do: culori, or an opacity with a zero before its dot.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pure-color@1.3.0 clean-css@5.3.3 culori@4.0.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import CleanCSS from 'clean-css';
import { converter } from 'culori';
import pureColor from 'pure-color';

const toRgb = converter('rgb');

/** Red, green and blue (0 to 255) and the opacity. */
function byCulori(text) {
  const { r, g, b, alpha = 1 } = toRgb(text);

  return [...[r, g, b].map((value) => Math.round(value * 255)), alpha];
}

function byPureColor(text) {
  const [r, g, b, alpha = 1] = pureColor.parse(text);

  return [...[r, g, b].map(Math.round), alpha];
}

const source = '.plate { color: rgba(198, 134, 96, 0.5) }';
const minified = new CleanCSS().minify(source).styles;
const colour = minified.match(/rgba\(.*\)/)[0];

console.log('clean-css:', minified);
assert.equal(colour, 'rgba(198,134,96,.5)');

for (const [text, seen, right] of [
  ['rgba(198, 134, 96, 0.5)', [198, 134, 96, 0.5], [198, 134, 96, 0.5]],
  [colour, [198, 134, 96, 1], [198, 134, 96, 0.5]],
  ['rgba(198, 134, 96, 50%)', [198, 134, 96, 1], [198, 134, 96, 0.5]],
  ['hsl(330, 50%, 50%)', [191, 64, 128, 1], [191, 64, 128, 1]],
  ['hsl(-30, 50%, 50%)', [191, 64, 64, 1], [191, 64, 128, 1]],
  ['hsl(390, 50%, 50%)', [191, 64, 64, 1], [191, 128, 64, 1]],
]) {
  console.log(text.padEnd(24), 'pure-color', byPureColor(text).join(' '), '| culori', byCulori(text).join(' '));
  assert.deepEqual(byPureColor(text), seen);
  assert.deepEqual(byCulori(text), right);
}
JS
node probe.mjs
