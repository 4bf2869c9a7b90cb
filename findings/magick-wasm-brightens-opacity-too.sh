#!/bin/sh
# Guess: changes of colours leave the opacity alone, as in all photo editors. magick-wasm, which is ImageMagick in a
#   browser, does what `convert` does.
# Seen: a half-transparent skin tone (128 of 255) has an opacity of 179 behind `brightnessContrast` and of 181 behind
#   `gammaCorrect`. `negate` makes opaque photos with an alpha channel invisible, and shows what was hidden around a
#   cut-out. `sigmoidalContrast` leaves the opacity as it was.
# Reference: `convert` of ImageMagick 6, for the same four changes; its colours are the same.
# Who meets it: photo editors and generators of stickers in a browser.
# What to do: pass `Channels.RGB` as the last argument of these methods.
set -eu

if ! dpkg-query -W -f '${Version}' imagemagick > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package imagemagick' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends imagemagick > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @imagemagick/magick-wasm@0.0.43 sharp@0.35.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Channels, ImageMagick, initializeImageMagick, Percentage } from '@imagemagick/magick-wasm';
import sharp from 'sharp';

await initializeImageMagick(readFileSync('node_modules/@imagemagick/magick-wasm/dist/x86/magick.wasm'));

const NONE = new Percentage(0);
const TWENTY = new Percentage(20);

const draw = (alpha, file) =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 198, g: 134, b: 96, alpha } } })
    .png({ palette: false })
    .toFile(file);

await draw(0.5, 'sticker.png');
await draw(1, 'photo.png');

/** The four values of a pixel behind a change by magick-wasm. */
function changeByWasm(file, change) {
  let pixel;

  ImageMagick.read(readFileSync(file), image => {
    change(image);
    image.getPixels(pixels => {
      pixel = [...pixels.getPixel(1, 1).slice(0, 4)];
    });
  });
  return pixel;
}

/** The four values of a pixel behind a change by ImageMagick 6. */
function changeByConvert(file, ...change) {
  const pixels = execFileSync('convert', [file, ...change, '-depth', '8', 'rgba:-']);

  return [...pixels.subarray(0, 4)];
}

const changes = [
  ['brightnessContrast', image => image.brightnessContrast(TWENTY, NONE), ['-brightness-contrast', '20x0'], 179],
  ['gammaCorrect', image => image.gammaCorrect(2), ['-gamma', '2'], 181],
  ['negate', image => image.negate(), ['-negate'], 127],
  ['sigmoidalContrast', image => image.sigmoidalContrast(5), ['-sigmoidal-contrast', '5x50%'], 128],
];

for (const [name, change, options, opacity] of changes) {
  const byWasm = changeByWasm('sticker.png', change);
  const byConvert = changeByConvert('sticker.png', ...options);

  console.log(name, 'magick-wasm 0.0.43:', byWasm.join(), 'ImageMagick 6:', byConvert.join());
  assert.equal(byWasm[3], opacity);
  assert.equal(byConvert[3], 128);
  assert.ok(byWasm.slice(0, 3).every((value, index) => Math.abs(value - byConvert[index]) <= 2));
}

const invisible = changeByWasm('photo.png', image => image.negate());
const visible = changeByWasm('photo.png', image => image.negate(Channels.RGB));

console.log('negate of an opaque photo:', invisible.join(), 'with Channels.RGB:', visible.join());
assert.deepEqual(invisible, [57, 121, 159, 0]);
assert.deepEqual(visible, [57, 121, 159, 255]);
JS
node probe.mjs
