#!/bin/sh
# Guess: the matrix that enlarges a face and moves it to its place in a photo, x' = 8 x + 3, y' = 8 y + 1, does the same in each program.
# Seen: in OpenCV, scikit-image and sharp ("bilinear", "bicubic") it counts from the middle of the first pixel, in Pillow, ImageMagick, a canvas and sharp
#   ("nearest") from its corner, so that with a scale of 8, a face is 3.5 pixels further to the right and below: the middle of a spot at 10, 10 is at
#   83, 81 in the first ones, and at 86.5, 84.5 in the others. Without a change of size they are the same.
# Who meets it: who computes the matrix in one program and draws in another one: landmarks by OpenCV on a server, the face on a canvas. A
#   face of a model of 128 pixels on a photo of a phone is off by half of the factor.
# What to do: for a matrix of the first kind in the second ones, take (scale - 1) / 2 off: x' = 8 x + 3 - 3.5. Test with a large scale.
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

cat > draw.py << 'PY'
import cv2
import numpy as np
import PIL
import skimage
from PIL import Image
from skimage.transform import AffineTransform, warp

SIZE = 160
MATRIX = np.float32([[8, 0, 3], [0, 8, 1]])

# A spot of 3 x 3 pixels, the middle one of which is 10, 10.
face = np.zeros((SIZE, SIZE), np.uint8)
face[9:12, 9:12] = 255
Image.fromarray(face).save('face.png')

# Pillow takes the way back, from the photo to the face.
back = cv2.invertAffineTransform(MATRIX)
pillow = Image.fromarray(face).transform((SIZE, SIZE), Image.AFFINE, back.ravel(), Image.BILINEAR)
pillow.save(f'Pillow {PIL.__version__}.png')

Image.fromarray(cv2.warpAffine(face, MATRIX, (SIZE, SIZE))).save(f'OpenCV {cv2.__version__}.png')

transform = AffineTransform(np.vstack([MATRIX, [0, 0, 1]]))
warped = warp(face, transform.inverse, preserve_range=True)
Image.fromarray(warped.round().astype(np.uint8)).save(f'scikit-image {skimage.__version__}.png')
PY
/usr/bin/python3 draw.py
convert face.png -virtual-pixel black -filter triangle -distort AffineProjection 8,0,0,8,3,1 -depth 8 ImageMagick.png

cat > probe.mjs << 'JS'
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

const SIZE = 160;

const canvas = createCanvas(SIZE, SIZE);
const context = canvas.getContext('2d');
context.fillRect(0, 0, SIZE, SIZE);
context.setTransform(8, 0, 0, 8, 3, 1);
context.drawImage(await loadImage('face.png'), 0, 0);
writeFileSync('canvas.png', canvas.toBuffer('image/png'));

for (const interpolator of ['bilinear', 'bicubic', 'nearest']) {
  await sharp('face.png')
    .affine([8, 0, 0, 8], { odx: 3, ody: 1, interpolator, background: 'black' })
    .toFile(`sharp ${sharp.versions.sharp}, ${interpolator}.png`);
}

/** Returns the middle of what is light in a picture, to a tenth of a pixel. */
const findMiddle = async (file) => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [sum, sumX, sumY] = [0, 0, 0];

  for (let index = 0; index < info.width * info.height; index += 1) {
    const light = data[index * info.channels];
    sum += light;
    sumX += light * (index % info.width);
    sumY += light * Math.floor(index / info.width);
  }

  return [sumX / sum, sumY / sum].map((value) => Number(value.toFixed(1))).join(', ');
};

assert.equal(await findMiddle('face.png'), '10, 10');

for (const file of readdirSync('.').filter((name) => name.endsWith('.png') && name !== 'face.png')) {
  const seen = await findMiddle(file);
  const countsFromMiddle = /^(?:OpenCV|scikit|sharp.*bi)/.test(file);

  console.log(`${file.replace('.png', '')}: ${seen}`);
  assert.equal(seen, countsFromMiddle ? '83, 81' : '86.5, 84.5');
}
JS
node probe.mjs
