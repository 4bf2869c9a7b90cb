#!/bin/sh
# Guess: svgo writes a rule such as `#eye { fill: red }` into the circle that it is for, and keeps the id that a `<use>` or an
#   animation needs.
# Seen: the id goes with the rule. `<use href="#eye">` and `begin="eye.click"` stay, and point to nothing: of two red eyes,
#   one is left, and a click does nothing. Without the rule, the id is kept and shortened with its link. A class that is
#   taken away in the same manner does no harm, since no link needs it.
# Who meets it: icons and portraits in which a part is coloured by its id and used twice, as drawing programs write them,
#   with the default of svgo.
# What to do: `inlineStyles: false` in the overrides of `preset-default`, or classes for rules.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0 @resvg/resvg-js@2.6.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';

const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

const drawing = (rule, attributes) => `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40">
<style>${rule}</style>
<circle id="eye" ${attributes} cx="20" cy="20" r="15"><animate attributeName="r" begin="eye.click" dur="1s" to="9"/></circle>
<use href="#eye" x="40"/>
</svg>`;

const eyes = (svg) => {
  const { pixels, width } = new Resvg(svg).render();
  const pixel = (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];

  return [pixel(20, 20), pixel(60, 20)];
};

const byId = drawing('#eye { fill: red }', '');
const byClass = drawing('.eye { fill: red }', 'class="eye"');
const inlineStyles = { plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false } } }] };

const cases = {
  'by id': { svg: byId, config: {}, expected: [RED, NOTHING] },
  'by class': { svg: byClass, config: {}, expected: [RED, RED] },
  'by id, inlineStyles: false': { svg: byId, config: inlineStyles, expected: [RED, RED] },
};

for (const [name, { svg, config, expected }] of Object.entries(cases)) {
  const small = optimize(svg, config).data;

  console.log(name, JSON.stringify(eyes(svg)), '->', JSON.stringify(eyes(small)), small);
  assert.deepEqual(eyes(svg), [RED, RED]);
  assert.deepEqual(eyes(small), expected);
}

const small = optimize(byId).data;
assert.ok(!/ id="/.test(small) && small.includes('href="#eye"') && small.includes('begin="eye.click"'));
JS
node probe.mjs
