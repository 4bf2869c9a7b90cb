#!/bin/sh
# Guess: what stands in `clamp()`, `min()` and `max()` is for the browser, as in `calc()`: Less leaves it alone.
# Seen: only `calc()` is left alone. In the others Less adds numbers whatever their units are, and takes the unit of the
#   first: `clamp(1rem, 2vw + 1rem, 3rem)` becomes `clamp(1rem, 3vw, 3rem)`, and `min(100%, 20px + 2em)` becomes
#   `min(100%, 22px)`. There is no warning. `round(10.26px, 4px)` is 10.26px, as the second number is how many decimals
#   to keep, and `round(up, …)` stops the build. Sass leaves `clamp` and `min` alone and rounds as browsers do.
# Who meets it: sites with fluid sizes in Less: on a telephone of 360 pixels the text has 16 pixels instead of 23.
# What to do: `calc(2vw + 1rem)` within, or `~"clamp(…)"`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent less@4.9.1 sass@1.108.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import less from 'less';
import { compileString } from 'sass';

const inRule = (value) => `a { width: ${value} }`;
const valueOf = (css) => css.match(/width: ([^;]+);/)[1];

const withLess = async (value) => valueOf((await less.render(inRule(value))).css);
const withSass = (value) => valueOf(compileString(inRule(value)).css);

console.log('less 4.9.1, sass 1.108.2');

for (const [value, lessSeen, sassSeen] of [
  ['clamp(1rem, 2vw + 1rem, 3rem)', 'clamp(1rem, 3vw, 3rem)', 'clamp(1rem, 2vw + 1rem, 3rem)'],
  ['min(100%, 20px + 2em)', 'min(100%, 22px)', 'min(100%, 20px + 2em)'],
  ['max(50% - 30rem, 1rem)', 'max(20%, 1rem)', 'max(50% - 30rem, 1rem)'],
  ['calc(2vw + 1rem)', 'calc(2vw + 1rem)', 'calc(2vw + 1rem)'],
  ['clamp(1rem, calc(2vw + 1rem), 3rem)', 'clamp(1rem, calc(2vw + 1rem), 3rem)', 'clamp(1rem, 2vw + 1rem, 3rem)'],
  ['round(10.26px, 4px)', '10.26px', '12px'],
]) {
  const seen = { less: await withLess(value), sass: withSass(value) };

  console.log(value, seen);
  assert.deepEqual(seen, { less: lessSeen, sass: sassSeen });
}

await assert.rejects(() => withLess('round(up, 10.2px, 4px)'));
JS
node probe.mjs
