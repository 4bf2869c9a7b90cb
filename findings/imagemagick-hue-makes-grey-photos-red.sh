#!/bin/sh
# Guess: `-compose Hue` and `-compose Saturate` of ImageMagick are the modes "hue" and "saturation" of Photoshop, CSS and a
#   canvas: what is grey has no hue, so a grey photo stays grey, and a grey layer takes the colour away.
# Seen: grey becomes red. A grey photo of 128 below a skin tone is 199, 97, 97 with "Saturate", and skin below a grey layer is
#   220, 118, 118 with "Hue"; a canvas shows 128 and 149, all three alike. The hue of grey is taken for 0, which is red. With
#   two colours that are not grey, all four modes are right, and so are "Colorize" and "Luminize" with grey.
#   GraphicsMagick is off in all four, as it computes with HSL: 189, 114, 70 instead of 160, 96, 58 for a luminosity.
# Who meets it: those who fit the colours of a swapped face to the photo on a server: white teeth, grey hair and each
#   black-and-white photo get a red tint, while the preview in the browser has none.
# What to do: "Colorize" and "Luminize" of ImageMagick, or a canvas.
set -eu

missing=''
command -v convert > /dev/null || missing="$missing imagemagick"
command -v gm > /dev/null || missing="$missing graphicsmagick"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' imagemagick graphicsmagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @napi-rs/canvas@1.1.1 color-blend@4.0.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { createCanvas } = require('@napi-rs/canvas');
const colorBlend = require('color-blend');

const magickNames = { hue: 'Hue', saturation: 'Saturate', color: 'Colorize', luminosity: 'Luminize' };

function byCanvas(mode, below, above) {
  const context = createCanvas(1, 1).getContext('2d');

  context.fillStyle = `rgb(${below})`;
  context.fillRect(0, 0, 1, 1);
  context.globalCompositeOperation = mode;
  context.fillStyle = `rgb(${above})`;
  context.fillRect(0, 0, 1, 1);

  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function byColorBlend(mode, below, above) {
  const [first, second] = [below, above].map(([r, g, b]) => ({ r, g, b, a: 1 }));
  const { r, g, b } = colorBlend[mode](first, second);

  return [r, g, b];
}

function byImageMagick(mode, below, above) {
  const inputs = ['-size', '1x1', `xc:rgb(${below})`, `xc:rgb(${above})`];

  return [...execFileSync('convert', [...inputs, '-compose', magickNames[mode], '-composite', '-depth', '8', 'rgb:-'])];
}

function byGraphicsMagick(mode, below, above) {
  execFileSync('gm', ['convert', '-size', '1x1', `xc:rgb(${below})`, 'below.ppm']);
  execFileSync('gm', ['convert', '-size', '1x1', `xc:rgb(${above})`, 'above.ppm']);
  execFileSync('gm', ['composite', '-compose', magickNames[mode], 'above.ppm', 'below.ppm', 'seen.ppm']);

  return [...execFileSync('gm', ['convert', 'seen.ppm', '-depth', '8', 'rgb:-'])];
}

const isNear = (first, second) => first.every((value, index) => Math.abs(value - second[index]) <= 2);

const skin = [198, 134, 96];
const blue = [60, 120, 200];
const grey = [128, 128, 128];

/** Shows all four programs. The two references have to agree. */
function compare(mode, below, above) {
  const seen = {
    canvas: byCanvas(mode, below, above),
    imageMagick: byImageMagick(mode, below, above),
    graphicsMagick: byGraphicsMagick(mode, below, above),
  };

  console.log(mode.padEnd(10), below.join().padEnd(11), above.join().padEnd(11), JSON.stringify(seen));
  assert.ok(isNear(byColorBlend(mode, below, above), seen.canvas));

  return seen;
}

for (const mode of Object.keys(magickNames)) {
  const { canvas, imageMagick, graphicsMagick } = compare(mode, skin, blue);

  assert.ok(isNear(imageMagick, canvas));
  assert.ok(!isNear(graphicsMagick, canvas));
}

for (const [below, above] of [
  [grey, skin],
  [skin, grey],
]) {
  for (const mode of ['color', 'luminosity']) {
    const { canvas, imageMagick } = compare(mode, below, above);

    assert.ok(isNear(imageMagick, canvas));
  }
}

const saturated = compare('saturation', grey, skin);
const hued = compare('hue', skin, grey);

assert.deepEqual(saturated.canvas, grey);
assert.deepEqual(saturated.imageMagick, [199, 97, 97]);
assert.deepEqual(hued.canvas, [149, 149, 149]);
assert.deepEqual(hued.imageMagick, [220, 118, 118]);
JS
node probe.cjs
