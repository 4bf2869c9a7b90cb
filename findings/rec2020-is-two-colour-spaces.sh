#!/bin/sh
# Guess: a skin tone in the colour space of UHD video, BT.2020, has the same three numbers in all colour libraries.
# Seen: culori and colorjs.io agree on P3, ProPhoto and Lab, and disagree on `rec2020`. culori takes the curve of a
#   camera (BT.2020 itself), colorjs.io the one of a screen (gamma 2.4, as CSS does today). The tone 224, 172, 105 that
#   culori writes as `color(rec2020 …)` is 217, 158, 80 in colorjs.io, and the other way round it becomes 230, 184,
#   127. Both survive there and back in one library, so that its own tests find nothing.
# Who meets it: programs that take the tone of a face from a film in UHD with one library and show it with another: the
#   face is tanned or pale.
# What to do: `--rec2020-oetf` in colorjs.io means what `rec2020` means in culori; otherwise hand over sRGB or Lab.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent culori@4.0.2 colorjs.io@0.7.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { converter, formatCss } from 'culori';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const bytes = (values) => values.map((value) => Math.round(value * 255));
const tone = [224, 172, 105].map((value) => value / 255);
const [r, g, b] = tone;
const ofCulori = (space) => formatCss(converter(space)({ mode: 'rgb', r, g, b }));
const ofColorJs = (space) => new Color('srgb', tone).to(space).toString({ precision: 8 });

const readWithColorJs = (css) => bytes(new Color(css).to('srgb').coords);

const readWithCulori = (css) => {
  const rgb = converter('rgb')(css);

  return bytes([rgb.r, rgb.g, rgb.b]);
};

console.log(`culori ${version('culori')}, colorjs.io ${version('colorjs.io')}, a skin tone of ${bytes(tone)}`);

for (const space of ['p3', 'prophoto', 'rec2020']) {
  const there = readWithColorJs(ofCulori(space));
  const back = readWithCulori(ofColorJs(space));

  console.log(`${space}: culori to colorjs.io ${there}; colorjs.io to culori ${back}`);
  assert.deepEqual(there, space === 'rec2020' ? [217, 158, 80] : bytes(tone));
  assert.deepEqual(back, space === 'rec2020' ? [230, 184, 127] : bytes(tone));
}

assert.deepEqual(readWithCulori(ofCulori('rec2020')), bytes(tone));
assert.deepEqual(readWithColorJs(ofColorJs('rec2020')), bytes(tone));
assert.deepEqual(readWithColorJs(ofCulori('rec2020').replace('rec2020', '--rec2020-oetf')), bytes(tone));
JS
node probe.mjs
