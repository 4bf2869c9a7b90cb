#!/bin/sh
# Guess: svg2vectordrawable, which makes icons for Android of SVG files, keeps the place and the colours of an icon.
# Seen: the corner of the `viewBox` is dropped: with `-12 -12 24 24`, a quarter of the icon is left, in the corner. A fill
#   in `style` or in a style sheet is removed, and a path without a fill is transparent on Android (`fillBlack` writes
#   black for it, also then). `rgba(198, 134, 96, .5)`, `rgb(198 134 96)` and `hsl()` become opaque black; hexadecimal
#   colours and `rgb()` with commas stay. A gradient runs over the whole picture instead of over its path. There is no
#   error. resvg draws all of them.
# Who meets it: icons of a site that go into its Android app.
# What to do: run SVGO first, with `convertStyleToAttrs`, `inlineStyles` and `convertColors`; no `viewBox` but from 0 0.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent --ignore-scripts svg2vectordrawable@2.9.1 @resvg/resvg-js@2.6.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Resvg } = require('@resvg/resvg-js');
const svg2vectordrawable = require('svg2vectordrawable');

function pixel(svg, x, y) {
  const { pixels, width } = new Resvg(svg).render();

  // Colours are multiplied by their opacity.
  return pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).toString('hex');
}

const path = 'd="M4 4h8v8H4z"';
const gradient = '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>';

const seen = [
  ['0 0 24 24', `<path fill="#c68660" ${path}/>`, 'c68660ff', 'fillColor="#FFC68660"'],
  ['0 0 24 24', `<path style="fill:#c68660" ${path}/>`, 'c68660ff', undefined],
  ['0 0 24 24', `<style>.a{fill:#c68660}</style><path class="a" ${path}/>`, 'c68660ff', undefined],
  ['0 0 24 24', `<path fill="rgb(198, 134, 96)" ${path}/>`, 'c68660ff', 'fillColor="#FFC68660"'],
  ['0 0 24 24', `<path fill="rgb(198 134 96)" ${path}/>`, 'c68660ff', 'fillColor="#FF000000"'],
  ['0 0 24 24', `<path fill="rgba(255, 0, 0, .5)" ${path}/>`, '7f00007f', 'fillColor="#FF000000"'],
  ['0 0 24 24', `<path fill="hsl(0, 100%, 50%)" ${path}/>`, 'ff0000ff', 'fillColor="#FF000000"'],
  ['-12 -12 24 24', '<path fill="red" d="M-12-12h24v24h-24z"/>', 'ff0000ff', 'fillColor="#FFFF0000"'],
];

async function run() {
  console.log('svg2vectordrawable 2.9.1, @resvg/resvg-js 2.6.2');

  for (const [viewBox, content, drawn, expected] of seen) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="${viewBox}">${content}</svg>`;
    const drawable = await svg2vectordrawable(svg);
    const [fill] = /fillColor="[^"]*"/.exec(drawable) ?? [];

    console.log(`${viewBox} ${content}: resvg #${pixel(svg, 6, 6)}, Android ${fill ?? 'no fill'}`);
    assert.equal(pixel(svg, 6, 6), drawn);
    assert.equal(fill, expected);
    assert.match(drawable, /viewportWidth="24"/);
    assert.doesNotMatch(drawable, /translate/);
  }

  const [viewBox, content] = seen.at(-1);
  const moved = await svg2vectordrawable(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="${viewBox}">${content}</svg>`,
  );

  assert.match(moved, /pathData="M-12-12h24v24h-24z"/);

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${gradient}<path fill="url(#g)" ${path}/></svg>`;
  const drawable = await svg2vectordrawable(svg);
  const ends = ['startX', 'endX'].map((name) => new RegExp(`${name}="(.*?)"`).exec(drawable)[1]);

  console.log(`gradient of a path from 4 to 12: from ${ends.join(' to ')}`);
  assert.deepEqual(ends, ['0', '24']);
}

void run();
JS
node probe.cjs
