#!/bin/sh
# Guess: `translatePath` of @remotion/paths moves a path, however it is written: `m10 10h5v5z` and `M10 10h5v5z` are the
#   same triangle.
# Seen: a path that begins with a small `m` stays where it is, without an error, and so do the ones of `resetPath`,
#   which should begin at 0, 0. With a capital `M`, both are moved. At the beginning of a path both mean the same.
# Reference: the SVG specification ("If a relative `moveto` appears as the first element, then it is treated
#   as a pair of absolute coordinates"), and svgpath, which moves both.
# Who meets it: videos and animations of icons: SVGO and drawing programs write a small `m`.
# What to do: `normalizePath` first, which makes all coordinates absolute.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @remotion/paths@4.0.529 svgpath@2.6.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { getBoundingBox, normalizePath, resetPath, translatePath } from '@remotion/paths';
import svgpath from 'svgpath';

const left = path => getBoundingBox(path).x1;

for (const path of ['M10 10h5v5z', 'm10 10h5v5z']) {
  const moved = translatePath(path, 100, 0);
  const reset = resetPath(path);
  const bySvgpath = svgpath(path).translate(100, 0).toString();

  console.log(path, 'left edge:', left(path));
  console.log('  moved by 100, @remotion/paths 4.0.529:', left(moved), 'svgpath 2.6.0:', left(bySvgpath));
  console.log('  reset, @remotion/paths 4.0.529:', left(reset));

  const stays = path.startsWith('m');

  assert.equal(left(path), 10);
  assert.equal(left(moved), stays ? 10 : 110);
  assert.equal(left(reset), stays ? 10 : 0);
  assert.equal(left(bySvgpath), 110);
  assert.equal(left(translatePath(normalizePath(path), 100, 0)), 110);
}
JS
node probe.mjs
