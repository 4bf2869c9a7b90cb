#!/bin/sh
# Guess: resvg, which reads style sheets in drawings with classes, specificity and order, lets `!important` win.
# Seen: the mark is accepted, and the declaration takes part as if it had none: a later rule or a `style` attribute
#   wins. sharp, which paints with librsvg, lets it win. The usual way to hide a part or to set one colour for all
#   icons so does nothing, without a warning.
# Who meets it: those who recolour drawings for preview pictures with one rule at the beginning.
# What to do: put the rule at the end, and remove `style` attributes.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @resvg/resvg-js@2.6.2 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const drawing = (rules, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
  <style>${rules}</style><rect class="hair" width="8" height="8" ${attributes}/></svg>`;

const pixel = async (file) => [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)].join();

console.log('@resvg/resvg-js 2.6.2, sharp 0.35.5');

const lime = '0,255,0,255';
const blue = '0,0,255,255';

for (const [svg, inResvg, inSharp] of [
  [drawing('rect { fill: lime } .hair { fill: blue }'), blue, blue],
  [drawing('.hair { fill: lime !important } .hair { fill: blue }'), blue, lime],
  [drawing('rect { fill: lime !important } .hair { fill: blue }'), blue, lime],
  [drawing('rect { fill: lime !important }', 'style="fill: blue"'), blue, lime],
  [drawing('rect { fill: lime !important }'), lime, lime],
]) {
  const seen = [await pixel(new Resvg(svg).render().asPng()), await pixel(Buffer.from(svg))];

  console.log(`${svg.match(/<style>(.*)<\/style>/)[1]} ${svg.match(/style=".*?"/) ?? ''}: resvg ${seen[0]}, sharp ${seen[1]}`);
  assert.deepEqual(seen, [inResvg, inSharp]);
}
JS
node probe.mjs
