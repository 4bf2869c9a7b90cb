#!/bin/sh
# Guess: a half-transparent picture that is laid on an entirely transparent one stays what it was.
# Seen: its colour is multiplied by its opacity, and not divided again: 198, 134, 96 becomes 99, 67, 48. Soft edges of
#   a cut-out face get a dark line. On an opaque picture the colour is right. Over half-transparent white it is too
#   light. sharp keeps the colour.
# Who meets it: bots that build stickers from several transparent parts.
# What to do: lay the parts on an opaque picture, or compose with sharp.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent imagescript@1.3.1 sharp@0.35.5

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { Image } = require('imagescript');
const sharp = require('sharp');

const { version } = require('imagescript/package.json');

const filled = (colour) => new Image(1, 1).fill(Image.rgbaToColor(...colour));
const file = ([r, g, b, alpha]) =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: { r, g, b, alpha: alpha / 255 } } }).png().toBuffer();

const skin = [198, 134, 96, 128];
const near = (left, right) => left.every((value, index) => Math.abs(value - right[index]) <= 2);

(async () => {
  console.log('imagescript', version);

  for (const [below, expected, isSame] of [
    [[0, 0, 0, 0], [99, 67, 48, 128], false],
    [[255, 255, 255, 255], [227, 195, 175, 255], true],
    [[255, 255, 255, 128], [227, 195, 175, 128], false],
  ]) {
    const seen = [...filled(below).composite(filled(skin)).getRGBAAt(1, 1)];
    const inSharp = [...(await sharp(await file(below)).composite([{ input: await file(skin) }]).raw().toBuffer())];

    console.log(`${skin} over ${below}: ${seen}, in sharp ${inSharp}`);
    assert.ok(near(seen.slice(0, 3), expected));
    assert.equal(near(seen.slice(0, 3), inSharp), isSame);
  }
})();
JS
node probe.cjs
