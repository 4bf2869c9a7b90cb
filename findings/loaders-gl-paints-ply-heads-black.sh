#!/bin/sh
# Guess: the PLY loader of loaders.gl reads colours in the type that the header of the file declares: bytes, 16 bits or
#   fractions.
# Seen: it stores all of them in bytes. Fractions between 0 and 1 become 0: a head in skin tones is black. Of 16 bits,
#   the upper ones are cut off: 198, 134, 96 of 255, written as 50886, 34438, 24672 of 65535, happens to be right, and a
#   slightly lighter skin with 51000 is blue. three and Assimp show the skin in all three files.
# Who meets it: viewers of scans: programs for point clouds and 3D scanners write colours as `float` or `ushort` too.
# What to do: load with three, or convert the colours to `uchar`.
set -eu

if ! dpkg-query -W assimp-utils > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package assimp-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends assimp-utils > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' assimp-utils

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/ply@4.4.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { PLYLoader as LoadersPly } from '@loaders.gl/ply';
import { Color, SRGBColorSpace } from 'three';
import { PLYLoader as ThreePly } from 'three/examples/jsm/loaders/PLYLoader.js';

const ply = (type, colour) =>
  [
    'ply',
    'format ascii 1.0',
    'element vertex 3',
    ...['x', 'y', 'z'].map((name) => `property float ${name}`),
    ...['red', 'green', 'blue'].map((name) => `property ${type} ${name}`),
    'element face 1',
    'property list uchar int vertex_indices',
    'end_header',
    ...['0 0 0', '1 0 0', '0 1 0'].map((point) => `${point} ${colour.join(' ')}`),
    '3 0 1 2',
    '',
  ].join('\n');

const byThree = (file) => {
  const { color } = new ThreePly().parse(file).attributes;

  return new Color().fromBufferAttribute(color, 0).getRGB({}, SRGBColorSpace);
};

const byAssimp = (file) => {
  writeFileSync('head.ply', file);
  execFileSync('assimp', ['export', 'head.ply', 'head.obj', '-fobj']);

  const [r, g, b] = readFileSync('head.obj', 'utf8').match(/^v .*$/m)[0].split(/\s+/).slice(4).map(Number);

  return { r, g, b };
};

const inBytes = ({ r, g, b }) => [r, g, b].map((part) => Math.round(part * 255));

/** Type, colour of the file, skin tone in bytes, what loaders.gl reads. */
const files = [
  ['uchar', [198, 134, 96], [198, 134, 96], [198, 134, 96]],
  ['float', [0.776, 0.525, 0.376], [198, 134, 96], [0, 0, 0]],
  ['ushort', [50_886, 34_438, 24_672], [198, 134, 96], [198, 134, 96]],
  ['ushort', [51_000, 34_600, 24_800], [198, 135, 96], [56, 40, 224]],
];

for (const [type, colour, skin, expected] of files) {
  const file = ply(type, colour);
  const { attributes } = await parse(file, LoadersPly, { worker: false, core: { worker: false } });
  const seen = [...attributes.COLOR_0.value.slice(0, 3)];
  const others = [byThree(file), byAssimp(file)].map(inBytes);

  console.log(`${type} ${colour.join(' ')}: loaders.gl ${seen.join(' ')}, three and Assimp ${others.join(' and ')}`);
  assert.deepEqual(seen, expected);
  assert.ok(others.every((other) => other.every((value, index) => Math.abs(value - skin[index]) <= 1)));
}
JS
node probe.mjs
