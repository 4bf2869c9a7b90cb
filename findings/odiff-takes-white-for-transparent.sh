#!/bin/sh
# Guess: programs that compare pictures pixel by pixel say that an empty, fully transparent picture differs from a white
#   one, or at least agree on it.
# Seen: odiff puts both pictures on white first. A white picture and an empty one match, and so do a skin tone of 50 %
#   and the lighter, opaque tone that it makes on white. A cut-out that has lost its opacity passes the test. pixelmatch
#   and blazediff put pictures on a pattern, and count 8,751 to 10,000 of 10,000 pixels.
# Who meets it: tests of stickers, cut-outs and logos, which lose their transparent parts in JPEG or behind a filter.
# What to do: pixelmatch 7.2 or later, or compare the channel of opacity on its own.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent odiff-bin@4.5.0 pixelmatch@8.0.0 @blazediff/core@1.10.0 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import blazediff from '@blazediff/core';
import { compare } from 'odiff-bin';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const size = 100;

async function differences(one, other) {
  const pictures = [];

  for (const [file, [r, g, b, alpha]] of [
    ['one.png', one],
    ['other.png', other],
  ]) {
    const background = { r, g, b, alpha };
    const picture = sharp({ create: { width: size, height: size, channels: 4, background } });

    await picture.clone().png().toFile(file);
    pictures.push(new Uint8ClampedArray(await picture.raw().toBuffer()));
  }
  const odiff = await compare('one.png', 'other.png', 'difference.png');

  return {
    odiff: odiff.match ? 0 : odiff.diffCount,
    pixelmatch: pixelmatch(...pictures, null, size, size),
    blazediff: blazediff(...pictures, undefined, size, size),
  };
}

const white = [255, 255, 255, 1];
const empty = [0, 0, 0, 0];
const halfSkin = [198, 134, 96, 0.5];
const skinOnWhite = [227, 195, 176, 1];

const cases = {
  'white and empty': await differences(white, empty),
  'skin of 50 % and its tone on white': await differences(halfSkin, skinOnWhite),
  'white and black': await differences(white, [0, 0, 0, 1]),
};

console.log(cases);
assert.deepEqual(cases, {
  'white and empty': { odiff: 0, pixelmatch: 10_000, blazediff: 10_000 },
  'skin of 50 % and its tone on white': { odiff: 0, pixelmatch: 8751, blazediff: 10_000 },
  'white and black': { odiff: 10_000, pixelmatch: 10_000, blazediff: 10_000 },
});
JS
node probe.mjs
