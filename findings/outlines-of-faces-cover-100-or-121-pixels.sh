#!/bin/sh
# Guess: the outline of a face, filled, covers the same pixels in each program: of a square from 5, 5 to 15, 15, 100.
# Seen: OpenCV, Pillow, scikit-image and ImageMagick fill 121, with a line and a column more at the right and below; a canvas and SVG fill 100.
#   In the first ones, numbers are middles of pixels, and those on the outline belong to it; in the others, they are corners.
#   So the same outline is half a pixel further to the upper left on a canvas, too, and an eye of 3 x 2 pixels has 12 or 6.
# Who meets it: who finds landmarks in Python and draws the mask in a browser, or the other way round: masks of small faces have other sizes, and a
#   mouth that is closed to a line has 4 pixels in the one and none in the other.
# What to do: draw the mask where the landmarks were found, or add 0.5 to each point and compare the areas: a mask can be made larger by a line.
set -eu

missing=
for package in python3-opencv python3-skimage python3-pil imagemagick; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' python3-opencv python3-skimage python3-pil imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent sharp@0.35.5 @napi-rs/canvas@1.1.1

cat > count.py << 'PY'
import cv2
import numpy as np
import PIL
import skimage
from PIL import Image, ImageDraw
from skimage.draw import polygon2mask


def count(width, height):
    """Prints how many pixels each program fills of a rectangle of this size."""
    points = [(5, 5), (5 + width, 5), (5 + width, 5 + height), (5, 5 + height)]

    opencv = np.zeros((30, 30), np.uint8)
    cv2.fillPoly(opencv, [np.array(points)], 1)

    pillow = Image.new('L', (30, 30))
    ImageDraw.Draw(pillow).polygon(points, fill=1)

    scikit = polygon2mask((30, 30), [(y, x) for x, y in points])
    found = [int(opencv.sum()), int(np.asarray(pillow).sum()), int(scikit.sum())]
    print(f'{width} x {height}: OpenCV {cv2.__version__}, Pillow {PIL.__version__}, scikit-image {skimage.__version__}:', *found)

    return found


assert count(10, 10) == [121, 121, 121]
assert count(3, 2) == [12, 12, 12]
assert count(3, 0)[:2] == [4, 4]
PY
/usr/bin/python3 count.py

magick=$(convert -size 30x30 xc:black +antialias -fill white -draw 'polygon 5,5 15,5 15,15 5,15' -format '%[fx:mean*900]' info:)
echo "10 x 10: ImageMagick: $magick"
test "$magick" = 121

cat > probe.mjs << 'JS'
import assert from 'node:assert/strict';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

const sum = (pixels) => pixels.filter((_, index) => index % 4 === 3).reduce((total, opacity) => total + opacity / 255, 0);
const corners = (width, height) => [
  [5, 5],
  [5 + width, 5],
  [5 + width, 5 + height],
  [5, 5 + height],
];

const onCanvas = (width, height) => {
  const context = createCanvas(30, 30).getContext('2d');

  corners(width, height).forEach(([x, y]) => context.lineTo(x, y));
  context.fill();

  return sum([...context.getImageData(0, 0, 30, 30).data]);
};

const inSvg = async (width, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><polygon points="${corners(width, height).join(' ')}"/></svg>`;

  return sum([...(await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer())]);
};

for (const [width, height] of [
  [10, 10],
  [3, 2],
  [3, 0],
]) {
  const seen = [onCanvas(width, height), await inSvg(width, height)];

  console.log(`${width} x ${height}: canvas, SVG:`, seen.join(' '));
  assert.deepEqual(seen, [width * height, width * height]);
}
JS
node probe.mjs
