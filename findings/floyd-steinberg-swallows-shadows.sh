#!/bin/sh
# Guess: the method of Floyd and Steinberg hands the error of each pixel on to its neighbours, so that a field of black
#   and white points is, from afar, as light as the grey that it stands for.
# Seen: with the package floyd-steinberg, a grey of 64 becomes 21, one of 32 becomes black, and one of 245 white, without
#   a single point. With canvas-dither, 64 becomes 57 and 10 black. Pillow stays within 1 of each grey. The shadows and
#   the lights of a portrait are plain areas.
# Who meets it: pictures for printers of receipts, for screens of paper, or in the look of old computers.
# What to do: the method "bayer" of canvas-dither, which is right in the middle, or a program such as Pillow.
set -eu

if ! dpkg-query -W -f '${Version}' python3-pil > /dev/null 2>&1; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package python3-pil' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends python3-pil > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-pil

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent floyd-steinberg@1.0.6 canvas-dither@1.0.1

cat > by-pillow.py <<'PY'
import sys

from PIL import Image, ImageStat

field = Image.new("L", (256, 256), int(sys.argv[1]))
print(ImageStat.Stat(field.convert("1").convert("L")).mean[0])
PY

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import canvasDither from 'canvas-dither';
import floydSteinberg from 'floyd-steinberg';

const SIZE = 256;

/** A field of one opaque grey, as `getImageData` returns it. */
function createField(grey) {
  const data = Uint8ClampedArray.from({ length: SIZE * SIZE * 4 }, (_, index) => (index % 4 === 3 ? 255 : grey));

  return { width: SIZE, height: SIZE, data };
}

/** The mean of the red values, which are 0 or 255. */
function mean({ data }) {
  const reds = data.filter((_, index) => index % 4 === 0);

  assert.ok(reds.every((value) => value === 0 || value === 255));

  return Math.round(reds.reduce((sum, value) => sum + value) / reds.length);
}

console.log('grey floyd-steinberg canvas-dither Pillow');

for (const [grey, byPackage, byCanvasDither] of [
  [10, 0, 0],
  [32, 0, 24],
  [64, 21, 57],
  [96, 64, 89],
  [128, 112, 120],
  [191, 191, 184],
  [245, 255, 235],
]) {
  const byPillow = Number(execFileSync('/usr/bin/python3', ['by-pillow.py', String(grey)]));
  const seen = [mean(floydSteinberg(createField(grey))), mean(canvasDither.floydsteinberg(createField(grey)))];

  console.log(grey, ...seen, byPillow.toFixed(1));
  assert.deepEqual(seen, [byPackage, byCanvasDither]);
  assert.ok(Math.abs(byPillow - grey) <= 1);
}
JS
node probe.mjs
