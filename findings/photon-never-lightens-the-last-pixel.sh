#!/bin/sh
# Guess: a picture of one colour has one colour after it was made lighter.
# Seen: `inc_brightness`, `dec_brightness` and `adjust_brightness` stop one pixel early: the last one keeps its old
#   colour. A picture of a single pixel, with which one tries a filter out, does not change at all. `alter_channels`
#   with the same number for each channel changes all pixels.
# Who meets it: GIFs whose frames are made lighter one by one: the lower right corner has a colour of its own.
# What to do: `alter_channels(image, 20, 20, 20)`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @silvia-odwyer/photon-node@0.3.4

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const photon = require('@silvia-odwyer/photon-node');

console.log('@silvia-odwyer/photon-node 0.3.4');

const lighten = (count, filter, ...values) => {
  const image = new photon.PhotonImage(Uint8Array.from(Array(count).fill([100, 120, 140, 255]).flat()), count, 1);

  photon[filter](image, ...values);

  const reds = [...image.get_raw_pixels()].filter((_, index) => index % 4 === 0);

  console.log(`${filter}(${values}): reds of ${count} pixels: ${reds.join(' ')}`);

  return reds;
};

assert.deepEqual(lighten(4, 'adjust_brightness', 20), [120, 120, 120, 100]);
assert.deepEqual(lighten(4, 'inc_brightness', 20), [120, 120, 120, 100]);
assert.deepEqual(lighten(4, 'dec_brightness', 20), [80, 80, 80, 100]);
assert.deepEqual(lighten(1, 'inc_brightness', 20), [100]);
assert.deepEqual(lighten(4, 'alter_channels', 20, 20, 20), [120, 120, 120, 120]);
JS
node probe.cjs
