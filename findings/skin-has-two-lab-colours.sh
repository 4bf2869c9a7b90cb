#!/bin/sh
# Guess: the Lab colour of a tone of skin is the same in all libraries, and can be written as `lab()` in CSS.
# Seen: there are two. `color-convert`, chroma-js and `color-diff` count from the white of screens (D65), `colord`,
#   culori and `d3-color` from that of paper (D50), as CSS does, and all call it "lab". Skin of 198, 134, 96 is 61.6,
#   20.3, 30.3 in the first and 62.0, 22.2, 30.9 in the others. Written in CSS or handed to another library, the first
#   is 194, 134, 96: it has lost some of its red.
# Who meets it: those who choose the tone of a make-up or a hair with one library and draw it with another one, or with
#   CSS.
# What to do: `lab65` of culori for the first, or OKLab, which has one white.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent \
  color-convert@3.1.3 chroma-js@3.2.0 color-diff@1.4.0 colord@2.14.0 culori@4.0.2 d3-color@3.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import chroma from 'chroma-js';
import * as diff from 'color-diff';
import convert from 'color-convert';
import { colord, extend } from 'colord';
import labPlugin from 'colord/plugins/lab';
import * as culori from 'culori';
import * as d3 from 'd3-color';

extend([labPlugin.default ?? labPlugin]);

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const [r, g, b] = [198, 134, 96];

const labs = {
  'color-convert': () => convert.rgb.lab.raw(r, g, b),
  'chroma-js': () => chroma(r, g, b).lab(),
  'color-diff': () => Object.values(diff.rgb_to_lab({ R: r, G: g, B: b })).slice(0, 3),
  colord: () => Object.values(colord({ r, g, b }).toLab()).slice(0, 3),
  culori: () => ['l', 'a', 'b'].map((part) => culori.lab(`rgb(${r}, ${g}, ${b})`)[part]),
  'd3-color': () => ['l', 'a', 'b'].map((part) => d3.lab(d3.rgb(r, g, b))[part]),
};

const screen = '61.6, 20.3, 30.3';
const paper = '62.0, 22.2, 30.9';

const seen = {
  'color-convert': screen,
  'chroma-js': screen,
  'color-diff': screen,
  colord: paper,
  culori: paper,
  'd3-color': paper,
};

for (const [name, lab] of Object.entries(labs)) {
  const result = lab().map((part) => part.toFixed(1)).join(', ');

  console.log(`${name} ${version(name)}: ${result}`);
  assert.equal(result, seen[name]);
}

const css = `lab(${labs['color-convert']().join(' ')})`;
const drawn = culori.formatRgb(css);

console.log(`${css} in CSS is ${drawn}`);
assert.equal(drawn, 'rgb(194, 134, 96)');
JS
node probe.mjs
