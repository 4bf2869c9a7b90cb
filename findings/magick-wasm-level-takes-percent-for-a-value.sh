#!/bin/sh
# Guess: `level(new Percentage(20), new Percentage(100))` of magick-wasm makes everything black that is darker than 20 %
#   of white, as `convert -level 20%,100%` does.
# Seen: it makes black what is darker than 20 of 255, which is 8 %: the number of the first percentage is taken for a
#   value, that of the second one is not. A grey of 51 becomes 34 instead of 0. With `level(50 %, 100 %)`, a mask has a
#   border at 50 instead of 128. `inverseLevel` starts at 20 instead of 51.
# Reference: by hand, (51 - 51) / (255 - 51) · 255 = 0, and `convert` of ImageMagick 6.
# Who meets it: masks and photos whose contrast is raised in a browser.
# What to do: multiply the first percentage by 2.55: `level(new Percentage(20 * 2.55), new Percentage(100))`.
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
npm install --ignore-scripts --no-audit --no-fund --silent @imagemagick/magick-wasm@0.0.43

# A row of greys: 0, 20, 51, 128, 192, 255.
printf 'P2 6 1 255 0 20 51 128 192 255\n' > greys.pgm

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ImageMagick, initializeImageMagick, MagickFormat, Percentage } from '@imagemagick/magick-wasm';

await initializeImageMagick(readFileSync('node_modules/@imagemagick/magick-wasm/dist/x86/magick.wasm'));

function changeByWasm(change) {
  let greys;

  ImageMagick.read(readFileSync('greys.pgm'), image => {
    change(image);
    image.write(MagickFormat.Gray, bytes => {
      greys = [...bytes];
    });
  });
  return greys;
}

const changeByConvert = (...change) => [...execFileSync('convert', ['greys.pgm', ...change, '-depth', '8', 'gray:-'])];
const percent = number => new Percentage(number);

const changes = {
  'level 20 % to 100 %': {
    byWasm: changeByWasm(image => image.level(percent(20), percent(100))),
    byConvert: changeByConvert('-level', '20%,100%'),
    expected: [[0, 0, 34, 117, 187, 255], [0, 0, 0, 96, 176, 255]],
  },
  'level 50 % to 100 %': {
    byWasm: changeByWasm(image => image.level(percent(50), percent(100))),
    byConvert: changeByConvert('-level', '50%,100%'),
    expected: [[0, 0, 1, 97, 177, 255], [0, 0, 0, 1, 129, 255]],
  },
  'inverseLevel 20 % to 100 %': {
    byWasm: changeByWasm(image => image.inverseLevel(percent(20), percent(100))),
    byConvert: changeByConvert('+level', '20%,100%'),
    expected: [[20, 38, 67, 138, 197, 255], [51, 67, 92, 153, 205, 255]],
  },
  'level 20 % times 2.55 to 100 %': {
    byWasm: changeByWasm(image => image.level(percent(20 * 2.55), percent(100))),
    byConvert: changeByConvert('-level', '20%,100%'),
    expected: [[0, 0, 0, 96, 176, 255], [0, 0, 0, 96, 176, 255]],
  },
};

const isClose = (greys, others) => greys.every((grey, index) => Math.abs(grey - others[index]) <= 1);

for (const [name, { byWasm, byConvert, expected }] of Object.entries(changes)) {
  console.log(name, 'magick-wasm 0.0.43:', byWasm.join(), 'ImageMagick 6:', byConvert.join());
  assert.ok(isClose(byWasm, expected[0]));
  assert.ok(isClose(byConvert, expected[1]));
}
JS
node probe.mjs
