#!/bin/sh
# Guess: a half-transparent sticker that is put onto an empty picture, or into a larger frame, keeps its colour.
# Seen: in Jimp 1.6.1, `blit` mixes the colour with the invisible colour below: 198, 134, 96 with an opacity of 128 is
#   99, 67, 48 on an empty picture and 226, 194, 175 on one that is white and wholly transparent. `contain`, which fits a
#   picture into a frame, does so with `blit`, so each sticker out of a PNG file gets half as light, soft edges get a
#   dark line, and once more at each call. `composite` and `cover` keep the colour.
# Who meets it: thumbnails and stickers of one size, made of cut-out faces.
# What to do: `scaleToFit`, and `composite` onto an empty picture.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent jimp@1.6.1

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Jimp } from 'jimp';

const size = 16;
const file = await new Jimp({ width: size, height: size, color: 0xc6866080 }).getBuffer('image/png');
const sticker = () => Jimp.read(file);
const empty = (color) => new Jimp({ width: size, height: size, color });

/** The pixel in the middle of a picture. */
function middleOf({ bitmap: { width, height, data } }) {
  const start = ((height >> 1) * width + (width >> 1)) * 4;

  return [...data.slice(start, start + 4)].join(', ');
}

const once = (await sticker()).contain({ w: 48, h: 32 });
const seen = {
  'as read': middleOf(await sticker()),
  'blit on empty': middleOf(empty(0x00000000).blit({ src: await sticker() })),
  'blit on transparent white': middleOf(empty(0xffffff00).blit({ src: await sticker() })),
  contain: middleOf(once),
  'contain, twice': middleOf(once.contain({ w: 64, h: 64 })),
  cover: middleOf((await sticker()).cover({ w: 48, h: 32 })),
  'composite on empty': middleOf(empty(0x00000000).composite(await sticker(), 0, 0)),
};

console.log('Jimp 1.6.1', seen);

assert.deepEqual(seen, {
  'as read': '198, 134, 96, 128',
  'blit on empty': '99, 67, 48, 128',
  'blit on transparent white': '226, 194, 175, 128',
  contain: '99, 67, 48, 128',
  'contain, twice': '50, 34, 24, 128',
  cover: '198, 134, 96, 128',
  'composite on empty': '198, 134, 96, 128',
});
JS
node probe.mjs
