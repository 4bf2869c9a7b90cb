#!/bin/sh
# Guess: what draws or morphs SVG paths reads each valid path, or says which letter it does not understand.
# Seen: the two flags of an arc may stand without a space, as in "a5 5 0 0110 0", and many sets of icons are written so.
#   svgpath and svg-path-commander read it. Rough.js and svg-path-bounds stop with "ended short" or "malformed", flubber
#   says that a shape must be an array or a string, which it is, and polymorph-js draws NaN without an error. With
#   spaces, which mean the same, all six are content.
# Who meets it: those who let an icon become a face, or draw it by hand: it works with one icon and not with the next.
# What to do: pass paths through svgpath (`svgpath(path).toString()`) before.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgpath@2.6.0 svg-path-commander@2.3.3 path-data-parser@0.1.0 \
  svg-path-bounds@1.0.2 flubber@0.4.2 polymorph-js@1.0.2

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { interpolate } = require('flubber');
const { parsePath } = require('path-data-parser');
const polymorph = require('polymorph-js');
const measureBounds = require('svg-path-bounds');
const svgpath = require('svgpath');

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const square = 'M0 0H20V20H0Z';
const spaced = 'M10 10a5 5 0 0 1 10 0z';
const short = 'M10 10a5 5 0 0110 0z';

const attempt = (run) => {
  try {
    return run().includes('NaN') ? 'NaN' : 'fine';
  } catch (error) {
    return error.message.split(/[.(\n]/)[0];
  }
};

import('svg-path-commander').then(({ default: SVGPathCommander }) => {
  const readers = {
    svgpath: (path) => svgpath(path).abs().toString(),
    'svg-path-commander': (path) => new SVGPathCommander(path).toAbsolute().toString(),

    // The parser of Rough.js.
    'path-data-parser': (path) => JSON.stringify(parsePath(path)),
    'svg-path-bounds': (path) => measureBounds(path).join(' '),
    flubber: (path) => interpolate(path, square)(0.5),
    'polymorph-js': (path) => polymorph.interpolate([path, square])(0.5),
  };

  for (const [name, expected] of [
    ['svgpath', 'fine'],
    ['svg-path-commander', 'fine'],
    ['path-data-parser', 'Path data ended short'],
    ['svg-path-bounds', 'malformed path data'],
    ['flubber', 'All shapes must be supplied as arrays of [x, y] points or an SVG path string'],
    ['polymorph-js', 'NaN'],
  ]) {
    const seen = attempt(() => readers[name](short));

    console.log(`${name} ${version(name)}: ${spaced} ${attempt(() => readers[name](spaced))}, ${short} ${seen}`);
    assert.equal(attempt(() => readers[name](spaced)), 'fine');
    assert.equal(seen.trim(), expected);
    assert.equal(attempt(() => readers[name](svgpath(short).toString())), 'fine');
  }
});
JS
node probe.cjs
