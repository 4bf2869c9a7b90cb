#!/bin/sh
# Guess: `-layers optimize` of ImageMagick makes a GIF smaller and changes nothing of what is seen, least of all in
#   ImageMagick.
# Seen: where each frame of a sticker is a block of one colour on nothing, it keeps the block and drops the transparent
#   colour, since no pixel needs it any more. What is around the block is then drawn in the background colour of the
#   file by ImageMagick itself and FFmpeg (all red), in black by sharp, and as nothing by gif2webp and browsers.
#   Before, all four agreed.
# Who meets it: makers of animated stickers who look at the result in a browser, and send it to a program that swaps
#   faces or to a messenger that converts it.
# What to do: `gifsicle -O3`, which keeps a transparent colour, or `-layers optimize-transparency`.
set -eu

missing=
for package in ffmpeg imagemagick webp; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick webp

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sharp@0.35.5

# A red block at the left, then a blue one at the right.
convert -size 24x16 -dispose background -delay 10 \
  \( xc:none -fill red -draw 'rectangle 0,0 11,15' \) \
  \( xc:none -fill blue -draw 'rectangle 12,0 23,15' \) \
  -loop 0 sticker.gif
convert sticker.gif -layers optimize optimized.gif

for name in sticker optimized; do
  ffmpeg -v error -i "$name.gif" -vsync passthrough -f rawvideo -pix_fmt rgba "$name-ffmpeg.rgba"
  convert "$name.gif" -coalesce -depth 8 "rgba:$name-imagemagick.rgba"
  gif2webp -quiet "$name.gif" -o "$name.webp"
done

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const [width, height] = [24, 16];
const colours = { '0,0,0': 'black', '255,0,0': 'red', '0,0,255': 'blue' };

const nameColour = (pixels, x, y) => {
  const start = (y * width + x) * 4;
  const [red, green, blue, alpha] = pixels.subarray(start, start + 4);

  return alpha === 0 ? 'nothing' : colours[[red, green, blue]];
};

// What is in the left and in the right half of both frames, which lie below each other.
const describe = (pixels) =>
  [height / 2, height + height / 2]
    .map((y) => `${nameColour(pixels, 4, y)} and ${nameColour(pixels, 18, y)}`)
    .join(', then ');

const draw = (file) => sharp(file, { animated: true }).ensureAlpha().raw().toBuffer();
const right = 'red and nothing, then nothing and blue';
const allRed = 'red and red, then red and blue';

console.log('sharp', sharp.versions.sharp);

for (const [reader, read, seen] of [
  ['ImageMagick', (name) => readFileSync(`${name}-imagemagick.rgba`), allRed],
  ['FFmpeg', (name) => readFileSync(`${name}-ffmpeg.rgba`), allRed],
  ['sharp', (name) => draw(`${name}.gif`), 'red and black, then black and blue'],
  ['gif2webp', (name) => draw(`${name}.webp`), right],
]) {
  const [before, after] = [describe(await read('sticker')), describe(await read('optimized'))];

  console.log(`${reader}: ${before}; optimized: ${after}`);
  assert.equal(before, right);
  assert.equal(after, seen);
}
JS
node probe.mjs
